import { describe, expect, it } from 'vitest'
import bank from '../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { parseWhitePaper } from './paper-document.ts'
import { citationsOf, placesOf, referenceIds, segmentsWithNotes } from './paper-parts.ts'

const paper = parseWhitePaper(bank)

describe('the parts of a paper', () => {
  it('each have an address of their own, without the number of its title', () => {
    const anchors = placesOf(paper).map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).toEqual(expect.arrayContaining(['how', 'how-identity-by-witness', 'how-lending-in-small-steps']))
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z-]+$/)
  })
})

describe('references to notes', () => {
  it('divide a text', () => {
    expect(segmentsWithNotes('One,[^1] two.[^note]')).toEqual([
      { at: 0, text: 'One,' },
      { at: 4, text: '[^1]', note: '1' },
      { at: 8, text: ' two.' },
      { at: 13, text: '[^note]', note: 'note' },
    ])
    expect(segmentsWithNotes('None')).toEqual([{ at: 0, text: 'None' }])
  })

  it('are numbered as they are met, and none is without its note or met twice in a part', () => {
    const met = placesOf(paper).flatMap(({ content }) => {
      const ids = segmentsWithNotes(content.replace(/^\[\^\w+\]:/gm, '')).flatMap(({ note }) => note ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      return ids
    })
    const citations = citationsOf(paper)
    expect([...new Set(met)]).toEqual([...citations.keys()])
    expect([...citations.values()].every(places => places.length > 0)).toBe(true)
  })

  it('know every part that a note is cited in', () => {
    expect(
      citationsOf(paper)
        .get('3')
        ?.map(({ heading }) => heading),
    ).toEqual(['To be somebody before the law', 'Those without papers'])
  })

  it('give each reference an address of its own, numbered from the second part that cites the same note', () => {
    const citations = citationsOf(paper)
    expect(citations.get('3')?.map(({ anchor }) => referenceIds('3', anchor, citations))).toEqual([
      { reference: 'cite-3', beside: 'beside-3' },
      { reference: 'cite-3-2', beside: 'beside-3-2' },
    ])
  })
})
