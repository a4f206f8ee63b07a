/** For the tests of records. */
import type { GenericSchema } from 'valibot'
import { parseRecord } from '../records/parse-record.ts'

// biome-ignore lint/suspicious/noExplicitAny: a record is broken here on purpose, so it has no type.
export type Change = (copy: any) => void

/** What is said of a copy of `record`, standing in `x.ts`, in which `change` broke something; `accepted` when nothing is. */
export function refusalOf(schema: GenericSchema, record: object, change: Change): string {
  const copy: unknown = JSON.parse(JSON.stringify(record))
  change(copy)
  try {
    parseRecord(schema, copy, 'x.ts')
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}
