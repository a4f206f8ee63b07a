import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberedScroll, rememberScroll, startScrollMemory } from './scroll-memory.ts'

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
  expect([rememberedScroll('first'), rememberedScroll('second'), rememberedScroll('never seen')]).toEqual([640, 20, undefined])
})

it('survives a full load of the page', () => {
  scrollTo(300)
  rememberScroll('before')
  dispatchEvent(new Event('pagehide'))
  startScrollMemory()
  expect(rememberedScroll('before')).toBe(300)
})

it('forgets the oldest of more than fifty entries', () => {
  for (let entry = 0; entry <= 50; entry++) {
    scrollTo(entry + 1)
    rememberScroll(`entry ${entry}`)
  }
  expect([rememberedScroll('entry 0'), rememberedScroll('entry 1')]).toEqual([undefined, 2])
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
  expect(rememberedScroll('entry')).toBe(5)
})
