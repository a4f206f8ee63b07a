import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { describe, expect, it } from 'vitest'
import { record } from './discover.ts'
import { discoverSchema } from './discover-record.ts'

describe('The record of /discover', () => {
  it('is plain data: it comes through JSON unchanged', () => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(parseRecord(discoverSchema, copy, 'discover.ts')).toEqual(record)
  })

  it.each<[string, Change, string]>([
    ['no feature', copy => (copy.intro = []), 'x.ts: intro: expected at least one entry'],
    ['a way elsewhere', copy => (copy.audiences[0].action.href = 'https://x.org'), 'action.href: expected a path of this site'],
  ])('is refused with %s', (_, change, message) => {
    expect(refusalOf(discoverSchema, record, change)).toContain(message)
  })
})
