import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { describe, expect, it } from 'vitest'
import { record as policy } from './consultancy-policy.ts'
import { record as healing } from './healing-recovery.ts'
import { record as advocacy } from './human-rights-advocacy.ts'
import { record as impact } from './impact-work.ts'
import { consultancyPolicySchema, healingRecoverySchema, humanRightsAdvocacySchema, impactWorkSchema } from './practice-record.ts'

describe('The records of the practice', () => {
  it.each([
    ['consultancy-policy', consultancyPolicySchema, policy],
    ['healing-recovery', healingRecoverySchema, healing],
    ['human-rights-advocacy', humanRightsAdvocacySchema, advocacy],
    ['impact-work', impactWorkSchema, impact],
  ] as const)('%s is plain data: it comes through JSON unchanged', (file, schema, record) => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(copy).toEqual(record)
    expect(parseRecord(schema, copy, file)).toEqual(record)
  })
})

describe('The schemas of the practice', () => {
  it.each<[string, Change, string]>([
    ['no cards', record => (record.frameworks.cards = []), 'x.ts: frameworks.cards: expected at least one entry'],
    [
      'a share of more than the whole',
      record => (record.impact.outcomes[0].figure.value = '120%'),
      'impact.outcomes.0.figure.of: expected the whole of 120%, not less, got 100',
    ],
    [
      'a change nobody knows',
      record => (record.clause.stages[1].segments[1].change = 'moved'),
      'clause.stages.1.segments.1.change: expected',
    ],
    ['a way that leads off the site', record => (record.closing.action.href = '//x'), 'closing.action.href: expected a path of this site'],
  ])('refuse %s', (_, change, message) => {
    expect(refusalOf(consultancyPolicySchema, policy, change)).toContain(message)
  })

  it('refuse a count that is none', () => {
    expect(refusalOf(humanRightsAdvocacySchema, advocacy, record => (record.impact.figures[0].figure.value = 'many'))).toContain(
      'impact.figures.0.figure.value: expected a number with its unit',
    )
    expect(refusalOf(impactWorkSchema, impact, record => (record.intro.countries.unit = 'land'))).toContain(
      'intro.countries.unit: expected (',
    )
  })
})
