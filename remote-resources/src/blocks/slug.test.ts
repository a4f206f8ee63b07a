import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('slugOf', () => {
  it.each([
    ['Amina de la Cruz', 'amina-de-la-cruz'],
    ['  Zoë Ñandú-O’Brien ', 'zoe-nandu-o-brien'],
    ['Anti-Racism', 'anti-racism'],
    ['ኤልሳ', 'ኤልሳ'],
  ])('%j becomes %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})
