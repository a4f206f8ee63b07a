import { describe, expect, it } from 'vitest'
import bank from '../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { blocksOf, dateInWords, editionOf, readingMinutes, sectionNamed, segmentsWithPowers, stripNumbering } from './paper-content.ts'
import { parseWhitePaper } from './paper-document.ts'
import { placesOf } from './paper-parts.ts'
import { whitePapers } from './white-papers.ts'

/** A copy of the bank paper in which `change` broke something. */
const broken = (change: (paper: typeof bank & Record<string, unknown>) => void): unknown => {
  const copy = structuredClone(bank)
  change(copy)
  return copy
}
// Deliberately not the type: a file from outside has none.
const set = (target: object, key: string, value: unknown) => Object.assign(target, { [key]: value })

describe('parseWhitePaper', () => {
  it('accepts the bank paper and keeps the order of its sections', () => {
    const paper = parseWhitePaper(bank)
    expect(paper.metadata.title).toBe(whitePapers[0].title)
    expect(Object.keys(paper.sections)).toEqual(Object.keys(bank.sections))
    expect(paper.executiveSummary.summaryPoints.keyInnovations).toHaveLength(4)
  })

  it('accepts a section without subsections, and subsections as text or as heading and content', () => {
    const { subsections, ...plain } = bank.sections.introduction as typeof bank.sections.introduction & { subsections?: object }
    expect(subsections).toBeUndefined()
    const how = parseWhitePaper({ ...bank, sections: { plain, how: bank.sections.how } }).sections.how?.subsections ?? {}
    expect(Object.values(how).map(part => typeof part)).toEqual(['object', 'object', 'string', 'string', 'string'])
  })

  it.each([
    ['null', null, 'the document: expected an object, got null'],
    ['a list', [], 'the document: expected an object, got []'],
    ['no version', broken(paper => set(paper.metadata, 'version', undefined)), 'metadata.version: expected a text, got nothing'],
    ['a blank date', broken(paper => set(paper.metadata, 'date', ' ')), 'metadata.date: expected a text, got " "'],
    ['contents in words', broken(paper => set(paper, 'contents', 'Introduction')), 'contents: expected a list, got "Introduction"'],
    ['a number among the contents', broken(paper => set(paper, 'contents', ['One', 2])), 'contents[1]: expected a text, got 2'],
    [
      'an idea without words',
      broken(paper => set(paper.executiveSummary.summaryPoints, 'keyInnovations', [{ heading: 'A' }])),
      'keyInnovations[0].text: expected a text',
    ],
    ['sections as a list', broken(paper => set(paper, 'sections', [])), 'sections: expected an object, got []'],
    [
      'a section without heading',
      broken(paper => set(paper.sections.how, 'heading', 1)),
      'sections["how"].heading: expected a text, got 1',
    ],
    [
      'a subsection that is neither',
      broken(paper => set(paper.sections.how.subsections, '6.3 Lending in small steps', 3)),
      'sections["how"].subsections["6.3 Lending in small steps"]: expected an object, got 3',
    ],
  ])('refuses %s and names the field', (_, input, message) => {
    expect(() => parseWhitePaper(input)).toThrow(TypeError)
    expect(() => parseWhitePaper(input)).toThrow(message)
  })
})

describe('the bank paper', () => {
  const paper = parseWhitePaper(bank)

  it('has a section for each line of its contents, in that order', () => {
    expect(paper.contents.map(line => sectionNamed(line, paper))).toEqual(Object.keys(paper.sections))
  })

  it('numbers its subsections in the file', () => {
    const titles = Object.values(paper.sections).flatMap(({ subsections }) => Object.keys(subsections))
    expect(titles.length).toBeGreaterThan(15)
    for (const title of titles) expect(stripNumbering(title)).not.toBe(title)
  })

  it('quotes Article 17 of the Universal Declaration exactly', () => {
    const quote = blocksOf(paper.sections.introduction?.content ?? '').find(({ kind }) => kind === 'quote')
    expect(quote).toEqual({
      kind: 'quote',
      text: 'Everyone has the right to own property alone as well as in association with others. No one shall be arbitrarily deprived of his property.',
      source: 'Universal Declaration of Human Rights, Article 17',
    })
  })

  it('is written in full: at least 3,500 words of prose, its notes not counted', () => {
    const prose = placesOf(paper).flatMap(({ content }) => blocksOf(content).flatMap(block => ('text' in block ? block.text : [])))
    expect(prose.join(' ').split(/\s+/).length).toBeGreaterThan(3500)
  })

  it.each([
    [
      'International Covenant on Civil and Political Rights, Article 16',
      'Everyone shall have the right to recognition everywhere as a person before the law.',
    ],
    ['Universal Declaration, Article 6', '“Everyone has the right to recognition everywhere as a person before the law.”'],
    ['Universal Declaration, Article 12', '“arbitrary interference with his privacy, family, home or correspondence”'],
    ['Universal Declaration, Article 22', '“indispensable for his dignity and the free development of his personality”'],
    [
      'Universal Declaration, Article 25',
      '“the right to security in the event of unemployment, sickness, disability, widowhood, old age or other lack of livelihood in circumstances beyond his control”',
    ],
    [
      'Convention on the Rights of the Child, Article 7',
      '“shall be registered immediately after birth and shall have the right from birth to a name”',
    ],
    [
      'Refugee Convention, Article 27',
      '“shall issue identity papers to any refugee in their territory who does not possess a valid travel document”',
    ],
  ])('quotes the %s exactly', (_, words) => {
    expect(placesOf(paper).some(({ content }) => content.includes(words))).toBe(true)
  })

  it('works its example with sums that are right', () => {
    const sums = placesOf(paper).flatMap(({ content }) => [...content.matchAll(/([£\d.,]+) ([×÷+]) ([£\d.,]+) = ([£\d.,]+\d)/g)])
    expect(sums.length).toBeGreaterThanOrEqual(4)
    const pence = (sum = '') => Number(sum.replace(/[£,]/g, ''))
    for (const [words, a, sign, b, result] of sums) {
      const [left, right] = [pence(a), pence(b)]
      const worked = sign === '×' ? left * right : sign === '÷' ? left / right : left + right
      expect([words, worked]).toEqual([words, pence(result)])
    }
  })

  it('takes as long to read as it has words', () => {
    const words = JSON.stringify([Object.values(bank.sections), bank.executiveSummary]).split(/\s+/).length
    expect(readingMinutes(paper)).toBeGreaterThanOrEqual(Math.floor((words * 0.85) / 230))
    expect(readingMinutes(paper)).toBeLessThanOrEqual(Math.ceil(words / 230))
  })
})

describe('what the reader makes of the text', () => {
  it.each([
    ['3.1 Title', 'Title'],
    ['3.1. Title', 'Title'],
    ['3. Title', 'Title'],
    ['3) Title', 'Title'],
    ['3.1.2: Title', 'Title'],
    ['  10.12  Title', 'Title'],
    ['30 articles', '30 articles'],
    ['Title 3.1', 'Title 3.1'],
    ['Title', 'Title'],
  ])('strips the number: %j becomes %j', (title, stripped) => {
    expect(stripNumbering(title)).toBe(stripped)
  })

  it('divides paragraphs at blank lines and knows quotations with and without a source', () => {
    expect(blocksOf('One\n\n> Said.\n— Someone\n\n\n> Said\n\n')).toEqual([
      { kind: 'paragraph', text: 'One' },
      { kind: 'quote', text: 'Said.', source: 'Someone' },
      { kind: 'quote', text: 'Said' },
    ])
  })

  it('knows an equation with powers, and raises them', () => {
    const sum = '£180 = £5 ÷ (1 + X)^(1/52) + £5 ÷ (1 + X)^(2/52)'
    expect(blocksOf(`It is\n\n${sum}\n\nEnd`)).toEqual([
      { kind: 'paragraph', text: 'It is' },
      { kind: 'sum', text: sum },
      { kind: 'paragraph', text: 'End' },
    ])
    expect(segmentsWithPowers(sum).map(({ text, raised }) => (raised ? `^${text}` : text))).toEqual([
      '£180 = £5 ÷ (1 + X)',
      '^1/52',
      ' + £5 ÷ (1 + X)',
      '^2/52',
    ])
    expect(new Set(segmentsWithPowers(sum).map(({ at }) => at)).size).toBe(4)
  })

  it('gathers notes that follow each other', () => {
    expect(blocksOf('One[^1]\n\n[^1]: A source.\n\n[^note]: Another,\nof two lines.\n\nEnd')).toEqual([
      { kind: 'paragraph', text: 'One[^1]' },
      {
        kind: 'notes',
        notes: [
          { id: '1', text: 'A source.' },
          { id: 'note', text: 'Another,\nof two lines.' },
        ],
      },
      { kind: 'paragraph', text: 'End' },
    ])
  })

  it('writes a date in words and leaves one that is in words', () => {
    expect(dateInWords('2025-01-14')).toBe('14 January 2025')
    expect(dateInWords('Spring 2025')).toBe('Spring 2025')
  })

  it('tells two editions apart by a single letter', () => {
    const paper = parseWhitePaper(bank)
    expect(editionOf(parseWhitePaper(structuredClone(bank)))).toBe(editionOf(paper))
    expect(editionOf({ ...paper, contents: paper.contents.map(line => line.replace('P', 'p')) })).not.toBe(editionOf(paper))
  })
})
