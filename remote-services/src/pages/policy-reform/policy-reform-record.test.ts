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
    ['a bar wider than whole', copy => (copy.metrics.meters[1].share = 127), 'metrics.meters.1.share: expected a share from 0 to 100'],
    ['a figure in words', copy => (copy.metrics.meters[0].figure = 'many'), 'metrics.meters.0.figure: expected a count such as 127 or 42+'],
  ])('is refused with %s', (_, change, message) => {
    expect(refusalOf(policyReformSchema, record, change)).toContain(message)
  })
})
