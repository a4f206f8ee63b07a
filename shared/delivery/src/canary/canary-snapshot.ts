/** What was counted, as others read it: `guard.json` in the storage, the status page, and counters that go on from it. */
import * as v from 'valibot'
import { programNameField, releaseIdField } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'
import { wholeNumber as count, parseStored, timeField } from '../storage/stored-json.ts'

export const snapshotKey = 'guard.json'
const value = v.pipe(v.number(), v.finite(), v.minValue(0))
const bins = v.array(v.strictTuple([count, count]))

const vitals = <const S extends v.GenericSchema>(schema: S) =>
  v.strictObject({ lcp: v.optional(schema), inp: v.optional(schema), cls: v.optional(schema), ttfb: v.optional(schema) })

/** Not strict: older files have more fields, which nobody reads any more. */
export const counts = v.object({
  /** Documents sent of which one can say how it went: old enough, or reported. */
  visits: count,
  /** Visits whose page was hydrated. */
  ready: count,
  /** Visits that are no good one: the page was never hydrated, or said that it failed. */
  failed: count,
  /** Visits that canaries are compared by, as far as they are settled: few of each client. */
  compared: v.optional(count),
  /** Visits whose page said that it failed by this program's code. */
  errors: count,
  /** 75th percentiles: milliseconds, except the layout shift, which has no unit. One that nobody reported is absent. */
  vitals: vitals(value),
  bins: vitals(bins),
})

/** To go on from: visits that canaries are compared by, as beginning, number, good and failed ones of each five minutes. */
const sampled = v.optional(v.array(v.strictTuple([count, count, count, count])))
const release = v.object({ ...counts.entries, sampled })
/** `folded`: files of the journal that are in the sums. */
const snapshot = v.strictObject({
  at: timeField,
  programs: v.record(programNameField, v.record(releaseIdField, release)),
  folded: v.optional(v.pipe(v.array(v.string()), v.readonly())),
})

export type ReleaseCounts = v.InferOutput<typeof release>
export type CanarySnapshot = v.InferOutput<typeof snapshot>

/** @throws {TypeError} when the file is malformed, naming the field, what was expected and what came. */
export async function readSnapshot(storage: Storage, key = snapshotKey): Promise<CanarySnapshot | undefined> {
  const file = await storage.read(key)
  return file && parseStored(snapshot, file.bytes, key)
}
