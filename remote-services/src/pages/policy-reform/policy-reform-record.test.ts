import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { describe, expect, it } from 'vitest'
import { record } from './policy-reform.ts'
import { policyReformSchema } from './policy-reform-record.ts'

describe('The record of policy reform', () => {
  it('is plain data: it comes through JSON unchanged', () => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(parseRecord(policyReformSchema, copy, 'policy-reform.ts')).toEqual(record)
  })

  it.each<[string, Change, string]>([
    ['no country', copy => (copy.highlights.countries = []), 'highlights.countries: expected at least one entry'],
    ['a country without a place', copy => delete copy.highlights.countries[0].mark, 'highlights.countries.0.mark: expected'],
    ['a count above its whole', copy => (copy.metrics.meters[1].figure.of = 126), 'metrics.meters.1.figure.of: expected the whole of 127'],
    ['a figure in words', copy => (copy.metrics.meters[0].figure.value = 'many'), 'metrics.meters.0.figure.value: expected a number'],
  ])('is refused with %s', (_, change, message) => {
    expect(refusalOf(policyReformSchema, record, change)).toContain(message)
  })
})
