import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

describe('mediaTypeOf', () => {
  it.each([
    ['a-keynote.ics', 'text/calendar; charset=utf-8'],
    ['fact-sheet.pdf', 'application/pdf'],
    ['loop-12ab.webm', 'audio/webm'],
    ['hero-1.webm', 'video/webm'],
  ])('serves %s as %s', (name, type) => {
    expect(mediaTypeOf(name)).toBe(type)
  })

  it('refuses an ending it does not know, by name', () => {
    expect(() => mediaTypeOf('film.mov')).toThrow('film.mov')
  })
})
