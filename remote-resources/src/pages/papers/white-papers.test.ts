import { identity } from '@site/identity'
import { describe, expect, it } from 'vitest'
import { slugOf } from '../../blocks/slug.ts'
import { whitePapers } from './white-papers.ts'

describe('the white papers', () => {
  it('are four; the bank paper is addressed by the name in the identity', () => {
    expect(whitePapers.map(({ id }) => id)).toEqual([slugOf(identity.name), 'zero-blockchain', 'zero-coin-ico', 'zero-tokens-ico'])
    expect(whitePapers.map(({ title }) => title)).toEqual(['Zero Bank', 'Zero Blockchain', 'Zero Coin ICO', 'Zero Tokens ICO'])
  })

  it('stand at /whitepaper/{id}', () => {
    for (const { id, route } of whitePapers) expect(route).toBe(`/whitepaper/${id}`)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(whitePapers))).toEqual(whitePapers)
  })
})

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
