import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { plainText } from '@site/kit/ui/rich-text'
import { describe, expect, it } from 'vitest'
import { section } from '../section.ts'
import { type ServiceRecord, serviceSchema } from './service-record.ts'

const modules = import.meta.glob<{ record?: ServiceRecord }>(['./*.ts', '!./*.test.ts', '!./service-record.ts'], { eager: true })
const records = Object.entries(modules).flatMap(([file, { record }]) => (record ? [[file.slice(2), record] as const] : []))
const [[, sample] = []] = records

describe('The records of service pages', () => {
  it('are found', () => {
    expect(records.length).toBeGreaterThan(0)
  })

  it.each(records)('%s is plain data: it comes through JSON unchanged', (file, record) => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(copy).toEqual(record)
    expect(parseRecord(serviceSchema, copy, file)).toEqual(record)
  })

  it.each(records)('%s has 3 framework cards of 4 steps, 6 process steps, 4 rows, 3 testimonials and 3 statistics', (_, record) => {
    expect(record.framework.cards.map(({ steps }) => steps.length)).toEqual([4, 4, 4])
    expect(record.process.steps.map(({ number }) => number)).toEqual(['01', '02', '03', '04', '05', '06'])
    expect(record.offer.rows).toHaveLength(4)
    expect(record.testimonials.voices).toHaveLength(3)
    expect(record.results.statistics).toHaveLength(3)
  })

  it.each(records)('%s is shown at the path of its name, under its own title', (file, record) => {
    const page = section.pages.find(({ path }) => path === `/${file.replace('.ts', '')}`)
    expect(page?.head.title).toBe(plainText(record.hero.title))
  })
})

describe('The schema of service pages', () => {
  it.each<[string, Change, string]>([
    ['a missing field', record => delete record.mission.statement, 'x.ts: mission.statement: expected a non-empty text, got nothing'],
    ['an empty text', record => (record.closing.action = ' '), 'closing.action: expected a non-empty text'],
    ['too few steps', record => record.framework.cards[1].steps.pop(), 'framework.cards.1.steps: expected 4 steps, got 3'],
    [
      'a number that is not two digits',
      record => (record.process.steps[0].number = '1'),
      "process.steps.0.number: expected a two-digit number such as '01'",
    ],
    [
      'an icon nobody has drawn',
      record => (record.framework.cards[0].icon = 'rocket'),
      'framework.cards.0.icon: expected an icon, got "rocket"',
    ],
    [
      'a statistic without a number',
      record => (record.results.statistics[0].value = 'most'),
      'results.statistics.0.value: expected a number with its unit',
    ],
    ['a field nobody reads', record => (record.colour = 'red'), 'colour: expected no field of this name, got "red"'],
  ])('refuses %s, naming file, field and what was expected', (_, change, message) => {
    expect(refusalOf(serviceSchema, sample ?? {}, change)).toContain(message)
  })
})
