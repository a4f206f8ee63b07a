import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberScroll, returnTo, startScrollMemory } from './scroll-memory.ts'

const scrollTo = (top: number) => vi.stubGlobal('scrollY', top)

beforeEach(() => {
  sessionStorage.clear()
  startScrollMemory()
})

afterEach(() => vi.unstubAllGlobals())

it('keeps where each entry of the history was scrolled to', () => {
  scrollTo(640)
  rememberScroll('first')
  scrollTo(20)
  rememberScroll('second')
  expect([returnTo('first', true), returnTo('second', true), returnTo('never seen', true)]).toEqual([640, 20, undefined])
})

it('folds out again what was, and in what was not', () => {
  document.body.innerHTML = '<div id="page"><details open></details><details></details></div>'
  const folds = [...document.querySelectorAll('details')]
  rememberScroll('as it came')
  for (const fold of folds) fold.open = !fold.open
  rememberScroll('turned over')
  returnTo('as it came', true)
  expect(folds.map(({ open }) => open)).toEqual([true, false])
  returnTo('turned over', true)
  expect(folds.map(({ open }) => open)).toEqual([false, true])
  returnTo('never seen', true)
  expect(folds.map(({ open }) => open)).toEqual([false, true])
  returnTo('as it came', false) // of a page that stayed, what is open is the visitor's
  expect(folds.map(({ open }) => open)).toEqual([false, true])
  dispatchEvent(new Event('pagehide')) // over a full load
  startScrollMemory()
  returnTo('as it came', true)
  expect(folds.map(({ open }) => open)).toEqual([true, false])
})

it('survives a full load of the page', () => {
  scrollTo(300)
  rememberScroll('before')
  dispatchEvent(new Event('pagehide'))
  startScrollMemory()
  expect(returnTo('before', true)).toBe(300)
})

it('forgets the oldest of more than fifty entries', () => {
  for (let entry = 0; entry <= 50; entry++) {
    scrollTo(entry + 1)
    rememberScroll(`entry ${entry}`)
  }
  expect([returnTo('entry 0', true), returnTo('entry 1', true)]).toEqual([undefined, 2])
})

it('does without storage that is switched off', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure')
    },
  })
  startScrollMemory()
  scrollTo(5)
  rememberScroll('entry')
  expect(returnTo('entry', true)).toBe(5)
})
