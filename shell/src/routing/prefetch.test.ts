import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch.ts'

const fetchPageFiles = vi.hoisted(() => vi.fn())
vi.mock('../page-slot/page-files.ts', () => ({ fetchPageFiles }))

const part = { release: 'r', entry: 'e', pages: { '/faq': { modules: [], styles: [] } }, integrity: {} }
const pin = { shell: 's', sections: { 'remote-resources': part } }

let end = (): void => undefined

/** What is fetched, in milliseconds after a visitor reaches for the link. */
function reach(event: string, ms: number): unknown[] {
  end = prefetchOnIntent(pin)
  document.querySelector('a')!.dispatchEvent(new Event(event, { bubbles: true }))
  vi.advanceTimersByTime(ms)
  return fetchPageFiles.mock.calls.flat()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  fetchPageFiles.mockReset().mockResolvedValue(undefined)
  document.body.innerHTML = '<a href="/faq">Questions</a>'
})

afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it.each(['pointerover', 'focusin'])('takes a rest of 65 ms for intent: %s', event => {
  expect(reach(event, 64)).toEqual([])
  vi.advanceTimersByTime(1)
  expect(fetchPageFiles.mock.calls).toEqual([[{ section: 'remote-resources', part, path: '/faq' }]])
})

it('takes a touch for intent at once', () => {
  expect(reach('touchstart', 0)).toHaveLength(1)
})

it('fetches nothing once it has ended', () => {
  expect(reach('focusin', 10)).toEqual([])
  end()
  vi.advanceTimersByTime(1000)
  document.querySelector('a')!.dispatchEvent(new Event('touchstart', { bubbles: true }))
  vi.advanceTimersByTime(1000)
  expect(fetchPageFiles).not.toHaveBeenCalled()
})

it.each([
  ['with Save-Data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ['where the system saves data', () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-data') }))],
  ['on a slow line', () => vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })],
  ['with little memory', () => vi.stubGlobal('navigator', { deviceMemory: 1 })],
])('fetches nothing %s, and leaves the browser no guesses', (_, save) => {
  save()
  document.body.insertAdjacentHTML('beforeend', '<script type="speculationrules"></script>')
  expect(reach('touchstart', 1000)).toEqual([])
  expect(document.querySelector('script[type="speculationrules"]')).toBeNull()
})
