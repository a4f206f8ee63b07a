import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { plainText } from '@site/kit/ui/base/rich-text'
import { describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { educationSchema, healingSchema, humanRightsSchema, publicFigureSchema } from './area-record.ts'
import { education, equality, expression } from './articles.ts'
import { record as educationRecord } from './education.ts'
import { record as healing } from './healing.ts'
import { record as humanRights } from './human-rights.ts'
import { record as publicFigure } from './public-figure.ts'

const records = [
  ['human-rights', humanRightsSchema, humanRights],
  ['education', educationSchema, educationRecord],
  ['healing', healingSchema, healing],
  ['public-figure', publicFigureSchema, publicFigure],
] as const

describe('The records of the areas of work', () => {
  it.each(records)('%s is plain data: it comes through JSON unchanged', (slug, schema, record) => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(copy).toEqual(record)
    expect(parseRecord(schema, copy, `${slug}.ts`)).toEqual(record)
  })

  it.each(records)('%s is shown at the path of its name, under its own title', (slug, _, record) => {
    const page = section.pages.find(({ path }) => path === `/${slug}`)
    expect(page?.head.title).toBe(plainText(record.hero.title))
  })

  it('rest on the articles on discrimination, on education and on expression', () => {
    expect([humanRights, educationRecord, healing].map(({ cited }) => cited.article)).toEqual([equality, education, expression])
    expect([equality, education, expression].map(({ number }) => number)).toEqual([7, 26, 19])
  })
})

describe('The schemas of the areas of work', () => {
  it.each<[string, Change, string]>([
    ['no cards', record => (record.services.cards = []), 'services.cards: expected at least one entry'],
    ['an article there is not', record => (record.cited.article.number = 31), 'cited.article.number: expected an article from 1 to 30'],
    ['a claim without a number', record => (record.claim.figure.value = 'many'), 'claim.figure.value: expected a number with its unit'],
    [
      'a way out of the site',
      record => (record.closing.action.href = 'https://a.example'),
      'closing.action.href: expected a path of this site',
    ],
    ['a field nobody reads', record => (record.colour = 'red'), 'colour: expected no field of this name, got "red"'],
  ])('refuse %s, naming file, field and what was expected', (_, change, message) => {
    expect(refusalOf(humanRightsSchema, humanRights, change)).toContain(message)
  })
})
