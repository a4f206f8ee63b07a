/** What the guard has counted, as others read it: `guard.json` in the storage, and the status page. */
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { programNameField, releaseIdField } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'

export const guardKey = 'guard.json'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const value = v.pipe(v.number(), v.finite(), v.minValue(0))
const time = v.pipe(v.string(), v.isoTimestamp('a time such as 2025-03-01T12:00:00.000Z'))
const bins = v.array(v.strictTuple([count, count]))

const vitals = <const S extends v.GenericSchema>(schema: S) =>
  v.strictObject({ lcp: v.optional(schema), inp: v.optional(schema), cls: v.optional(schema), ttfb: v.optional(schema) })

/** Not strict: older files have more fields, which nobody reads any more. */
const counts = v.object({
  /** Documents sent of which one can say how it went: old enough, or reported. */
  visits: count,
  /** Visits whose page was hydrated. */
  ready: count,
  /** Visits that are no good one: the page was never hydrated, or said that it failed. */
  failed: count,
  /** Visits whose page said that it failed by this program's code. */
  errors: count,
  /** 75th percentiles: milliseconds, except the layout shift, which has no unit. One that nobody reported is absent. */
  vitals: vitals(value),
  /** What the percentiles are read from. */
  bins: vitals(bins),
})

const snapshot = v.strictObject({
  /** UTC. */
  at: time,
  programs: v.record(programNameField, v.record(releaseIdField, counts)),
})

/** The vitals that are counted: https://web.dev/articles/vitals */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type VitalName = (typeof vitalNames)[number]

export type ReleaseCounts = v.InferOutput<typeof counts>
export type GuardSnapshot = v.InferOutput<typeof snapshot>

/** @throws {TypeError} naming the field, what was expected and what came. */
export function parseSnapshot(text: string): GuardSnapshot {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw new TypeError(`${guardKey}: expected JSON: ${(error as Error).message}`)
  }
  return parseRecord(snapshot, input, guardKey, 'the file')
}

/**
 * What was last written; undefined while nothing was.
 * @throws {TypeError} when the file is malformed.
 */
export async function readSnapshot(storage: Storage): Promise<GuardSnapshot | undefined> {
  const file = await storage.read(guardKey)
  return file && parseSnapshot(new TextDecoder().decode(file.bytes))
}
