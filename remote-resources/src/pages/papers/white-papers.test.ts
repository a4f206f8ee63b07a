import { identity } from '@site/identity'
import { describe, expect, it } from 'vitest'
import bank from '../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { slugOf } from '../../blocks/slug.ts'
import { blocksOf, readingMinutes } from './paper-content.ts'
import { parseWhitePaper } from './paper-document.ts'
import { placesOf } from './paper-parts.ts'
import { whitePapers } from './white-papers.ts'

describe('the white papers', () => {
  it('begin with the bank paper, addressed by the name in the identity', () => {
    expect(whitePapers[0].id).toBe(slugOf(identity.name))
  })

  it('stand at /whitepaper/{id}', () => {
    for (const { id, route } of whitePapers) expect(route).toBe(`/whitepaper/${id}`)
  })

  it('take the minutes that the list says', () => {
    expect(readingMinutes(parseWhitePaper(bank))).toBe(whitePapers[0].minutes)
  })

  it('pull out sentences of their own text, each of the part that it stands beside and none of its beginning', () => {
    const { pulled } = whitePapers[0]
    const texts = new Map(placesOf(parseWhitePaper(bank)).map(({ anchor, content }) => [anchor, content]))
    for (const [anchor, sentence] of Object.entries(pulled)) {
      expect(texts.get(anchor)?.indexOf(sentence), anchor).toBeGreaterThan(0)
      expect(blocksOf(texts.get(anchor) ?? '')[0], anchor).toMatchObject({ text: expect.not.stringMatching(/\[\^/) })
    }
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(whitePapers))).toEqual(whitePapers)
  })
})
