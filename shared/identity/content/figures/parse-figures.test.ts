import { refusalOf } from '@site/kit/record-refusal'
import { describe, expect, it } from 'vitest'
import { figureGroups as given } from './figure-groups.ts'
import { figureAnswers, isCounted, isGiven, openAnswers, wholeOf } from './figure-words.ts'
import { type Figure, figure, figureGroups, parseFigures } from './parse-figures.ts'
import { figures as mediation } from './records/cross-cultural-mediation.ts'
import { figures as reform } from './records/policy-reform.ts'

const all = given.flatMap(({ figures }) => figures.map(placed => placed.figure))
const records = import.meta.glob<Readonly<Record<string, Figure>>>('./records/*.ts', { eager: true, import: 'figures' })

const counted: Figure = { ...mediation.agreed, base: 61, since: '2019', by: 'The office' }

describe('The figures', () => {
  it('are accepted as they are, and are plain data', () => {
    expect(figureGroups).toBe(given)
    expect(JSON.parse(JSON.stringify(given))).toEqual(given)
  })

  it('all stand in a group, once', () => {
    const kept = Object.values(records).flatMap(record => Object.values(record))
    expect(kept).toHaveLength(83)
    expect(all.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  })

  it('stand under the page whose record they are', () => {
    for (const { page, figure } of given.flatMap(({ figures }) => figures))
      expect(Object.values(records[`./records${page}.ts`] ?? {}), `${figure.id} under ${page}`).toContain(figure)
  })

  it('say what is counted, and what would make it wrong, each in words of its own', () => {
    for (const field of ['counted', 'caveat'] as const) expect(new Set(all.map(each => each[field])).size).toBe(all.length)
  })

  it('stand by size where countries are counted, those alike side by side', () => {
    const countries = given.find(({ id }) => id === 'countries')!.figures.map(({ figure: { value } }) => value)
    expect(countries).toEqual(['12', '18', '23', '24', '24', '28', '28', '30+', '32', '34', '36', '42', '42+'])
  })
})

describe('A figure', () => {
  const share: Figure = mediation.agreed
  it.each([
    ['an unknown unit', 'unit', 'percent', 'unit: expected ("share" |'],
    ['a whole less than itself', 'of', 91, 'of: expected the whole of 92%, not less, got 91'],
    ['a share of anything but a hundred', 'of', 150, 'of: expected a hundred, since it is a share, got 150'],
    ['no number', 'value', 'most', 'value: expected a number with its unit such as 94%, 47+ or 4.8/5'],
    ['a day that there is not', 'since', '2024-13-01', 'since: expected '],
    ['a day to come', 'since', '2999', 'since: expected a day that has come, got "2999"'],
    ['a part of a case', 'base', 2.5, 'base: expected a whole number, got 2.5'],
    ['no base', 'base', undefined, "base: expected a whole number of cases, or 'to be confirmed', got nothing"],
    ['no caveat', 'caveat', undefined, 'caveat: expected a non-empty text, got nothing'],
    ['nobody who counted', 'by', undefined, 'by: expected a non-empty text, got nothing'],
  ])('is refused with %s, by field', (_, field, value, message) => {
    expect(refusalOf(figure, share, copy => Object.assign(copy, { [field]: value }))).toContain(message)
  })

  it('is refused with cases behind a plain count, which is its own cases', () => {
    expect(refusalOf(figure, reform.countries, copy => (copy.base = 42))).toContain('base: expected nothing for a count, got 42')
  })

  it('is refused where another has its id, by the file of the figures', () => {
    const [first, ...rest] = given
    expect(() => parseFigures([{ ...first!, figures: [...first!.figures, first!.figures[0]!] }, ...rest])).toThrow(
      'shared/identity/content/figures: figures.13.id: expected a value that no other id has',
    )
  })

  it('is named with the field at fault', () => {
    const [first, ...rest] = given
    const [placed, ...others] = first!.figures
    const wrong = { ...placed!, figure: { ...placed!.figure, caveat: '' } }
    expect(() => parseFigures([{ ...first!, figures: [wrong, ...others] }, ...rest])).toThrow(
      `shared/identity/content/figures/records: the figure ${placed!.figure.id}: caveat: expected a non-empty text`,
    )
  })
})

describe('What a reader is told of a figure', () => {
  it('is its whole: a part of a hundred, a change as before and after, nothing of a plain count', () => {
    expect([mediation.agreed, reform.frameworks, reform.countries].map(wholeOf)).toEqual(['92 of 100', '127 of 150', ''])
    expect(wholeOf({ ...counted, value: '72%', unit: 'reduction' })).toBe('100 before, 28 after')
    expect(wholeOf({ ...counted, value: '5.7x', unit: 'times' })).toBe('10 become 57')
  })

  it('is what is known, and once what the office has still to confirm', () => {
    const told = (figure: Figure) => [...figureAnswers(figure), ...openAnswers(figure)].map(({ name, answer }) => `${name}: ${answer}`)
    expect(told(mediation.agreed)).toEqual([
      `Definition: ${mediation.agreed.counted}`,
      `What would make it wrong: ${mediation.agreed.caveat}`,
      'Still to be confirmed by the office: How many cases, since when, by whom.',
    ])
    expect(told(counted)).toEqual([
      `Definition: ${counted.counted}`,
      'Out of how many: 61 cases.',
      'Since when: 2019',
      'Counted by: The office',
      `What would make it wrong: ${counted.caveat}`,
    ])
  })

  it('is no number on a live site, until it has its base', () => {
    expect([isCounted(mediation.agreed), isCounted(counted)]).toEqual([false, true])
    expect([isGiven(mediation.agreed, 'demonstration'), isGiven(mediation.agreed, 'live'), isGiven(counted, 'live')]).toEqual([
      true,
      false,
      true,
    ])
  })
})
