import { services } from '@site/identity/services'
import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { plainText } from '@site/kit/ui/base/rich-text'
import { describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { serviceRecords } from '../../test-support/service-records.ts'
import { details, record as training } from './records/racial-literacy-training.ts'
import { serviceDetailsSchema, serviceSchema } from './service-record.ts'

describe('The records of service pages', () => {
  it('are those of the list', () => {
    expect(serviceRecords.map(([slug]) => slug)).toEqual(services.map(({ slug }) => slug).sort())
  })

  it.each(serviceRecords)('%s is plain data: it comes through JSON unchanged', (slug, record) => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(copy).toEqual(record)
    expect(parseRecord(serviceSchema, copy, slug)).toEqual(record)
  })

  it.each(serviceRecords)('%s is shown at the path of its name, under its own title', (slug, record) => {
    const page = section.pages.find(({ path }) => path === `/${slug}`)
    expect(page?.head.title).toBe(plainText(record.hero.title))
    expect(page?.head.quickExit).toBe(record.quickExit)
    expect(page?.head.barTone).toBe(record.hero.tone === 'dark' ? 'paper' : 'ink')
  })
})

describe('The schema of service pages', () => {
  it.each<[string, Change, string]>([
    ['a missing field', record => delete record.mission.statement, 'x.ts: mission.statement: expected a non-empty text, got nothing'],
    ['an empty text', record => (record.closing.action = ' '), 'closing.action: expected a non-empty text'],
    ['no steps', record => (record.framework.cards[1].steps = []), 'framework.cards.1.steps: expected at least one entry'],
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
    [
      'two grounds alike, one below the other',
      record => (record.layout.grounds.process = 'ink'),
      'layout.grounds.process: expected another ground than what stands above it, got "ink"',
    ],
    ['a mission on ink below a dark hero', record => (record.layout.grounds.mission = 'ink'), 'layout.grounds.mission: expected another'],
    ['a mission on paper below a light hero', record => (record.hero.tone = 'light'), 'layout.grounds.mission: expected another'],
    ['a last part on ink above a dark closing', record => (record.layout.grounds.offer = 'ink'), 'closing.tone: expected another ground'],
    ['a band twice', record => record.layout.order[4].push('mission'), 'layout.order: expected each band once'],
    ['a section that begins with its model', record => record.layout.order[1].reverse(), 'layout.order.1: expected another band before'],
    ['a band left out', record => record.layout.order[2].pop(), 'layout.order: expected results where it has a ground, else not'],
    [
      'cards on a ground on which the chosen one is faint',
      record => (record.layout.grounds.framework = 'lagoon'),
      'layout.grounds.framework',
    ],
    [
      'a layout for a philosophy that is not there',
      record => delete record.philosophy,
      'layout.philosophy: expected a layout and a ground',
    ],
    [
      'a side for a picture of a quotation that has none',
      record => (record.layout.philosophy = 'picture-left'),
      'layout.philosophy: expected a side for the picture where the quotation has one',
    ],
    [
      'a side for a picture that is not there',
      record => (record.layout.mission = 'picture-left'),
      'layout.mission: expected a side for the picture where the mission has one, else none',
    ],
    [
      'a detail of a picture that the mission does not have',
      record => (record.layout.detail = { beside: 'offer', of: 'mission', side: 'left' }),
      'layout.detail.of: expected hero where the mission has no picture',
    ],
    [
      'a form for a closing picture that is shown whole',
      record => {
        record.layout.closing = 'bled'
        record.closing.whole = true
      },
      'layout.closing: expected no form for a picture that is shown whole',
    ],
    [
      'a meter of what has no hundred',
      record => {
        record.layout.statistics = 'meters'
        record.results.statistics[1].unit = 'count'
        delete record.results.statistics[1].of
        delete record.results.statistics[1].base
      },
      'layout.statistics: expected meters only where each statistic can be drawn in hundreds',
    ],
  ])('refuses %s, naming file, field and what was expected', (_, change, message) => {
    expect(refusalOf(serviceSchema, training, change)).toContain(message)
  })
})

describe('The schema of what Learn More opens', () => {
  it.each([
    ['details without key features', 'A lead.', 'expected a lead sentence, the line "Key Features"'],
    ['a feature unexplained', `${details}\nSilence`, 'and lines of "Name: explanation"'],
  ])('refuses %s', (_, copy, message) => {
    expect(() => parseRecord(serviceDetailsSchema, copy, 'x.ts')).toThrow(message)
  })
})
