import { markDocument } from '@site/kit/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { opening } from './opening.ts'

const root = document.documentElement
const load = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
const paint = () => new Function(`${markDocument}; ${opening}`)()
const preferReducedMotion = () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))

beforeEach(() => {
  history.replaceState(null, '', '/')
  load('navigate')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'prerendering')
  sessionStorage.clear()
  localStorage.clear()
  delete root.dataset.opening
  delete root.dataset.fresh
  delete root.dataset.motion
})

it('opens the page, once a browser session', () => {
  paint()
  expect(root.dataset.opening).toBe('')
  delete root.dataset.opening
  paint()
  expect(root.dataset.opening).toBeUndefined()
})

it.each([
  ['a reload', () => load('reload')],
  ['a way back', () => load('back_forward')],
  ['another address that home answers', () => history.replaceState(null, '', '/nowhere')],
  ['a part of the page', () => history.replaceState(null, '', '/#work')],
  ['who wants no motion', preferReducedMotion],
  ['who has paused motion', () => localStorage.setItem('motion', 'paused')],
  ['a document prerendered out of sight', () => Object.defineProperty(document, 'prerendering', { configurable: true, value: true })],
  ['who keeps nothing', () => vi.stubGlobal('sessionStorage', undefined)],
])('does not open it for %s', (_, arrange) => {
  arrange()
  paint()
  expect(root.dataset.opening).toBeUndefined()
})

it.each(['click', 'keydown', 'wheel', 'touchmove', 'scroll'])('is ended by %s', act => {
  paint()
  dispatchEvent(new Event(act))
  expect(root.dataset.opening).toBe('skipped')
})

it('is not begun again by what is done after it', () => {
  paint()
  delete root.dataset.opening
  dispatchEvent(new Event('click'))
  expect(root.dataset.opening).toBeUndefined()
})

it('marks who has paused motion before anything could move', () => {
  paint()
  expect(root.dataset.motion).toBeUndefined()
  localStorage.setItem('motion', 'paused')
  paint()
  expect(root.dataset.motion).toBe('paused')
})

it('marks whoever comes to the page’s beginning, and nobody who comes back to it or to a part', () => {
  const marked = (): boolean => {
    delete root.dataset.fresh
    paint()
    return 'fresh' in root.dataset
  }
  expect([marked(), marked()]).toEqual([true, true])
  load('back_forward')
  expect(marked()).toBe(false)
  load('navigate')
  history.replaceState(null, '', '/#work')
  expect(marked()).toBe(false)
})
