/** What the status page shows: plain data, so that the API responds with the same as JSON. A client leaves out what is not known here. */
import * as v from 'valibot'
import { counts } from '../canary/canary-snapshot.ts'
import { programNameField, releaseIdField } from '../release/release.ts'
import { timeField, wholeNumber } from '../storage/stored-json.ts'

const text = v.optional(v.string())

/** What was counted of one release, without what the canary analysis keeps for itself. */
const shownCounts = v.object({ ...v.omit(counts, ['bins']).entries, vitals: v.object(counts.entries.vitals.entries) })
const releaseStatus = v.object({ release: releaseIdField, counts: v.optional(shownCounts) })
export const canarySummary = v.object({ release: releaseIdField, weight: v.number(), since: timeField, stopped: text })
const canaryStatus = v.object({ ...canarySummary.entries, ...releaseStatus.entries })

export const statusEvent = v.object({
  /** Any word: one that is new there is shown as it is. */
  action: v.string(),
  release: releaseIdField,
  at: timeField,
  weight: v.optional(v.number()),
  reason: text,
})

const programStatus = v.object({
  program: programNameField,
  /** Whether the holder of the token may change what this program's visitors get. */
  mayChange: v.boolean(),
  stable: v.optional(releaseStatus),
  previous: v.optional(releaseIdField),
  canary: v.optional(canaryStatus),
  kept: wholeNumber,
  /** Newest first, at most 10. */
  history: v.array(statusEvent),
})

export const statusModel = v.object({
  at: timeField,
  health: v.object({ ok: v.boolean(), reason: text, warning: text }),
  /** Absent: unknown. `visits` a canary needs before it is evaluated; `worse`: how much more of them may fail than of stable's, 0 to 1. */
  guard: v.optional(v.union([v.literal('off'), v.object({ visits: v.number(), worse: v.number() })], 'off or a bound')),
  programs: v.array(programStatus),
})

export type ReleaseCounts = v.InferOutput<typeof shownCounts>
export type ReleaseStatus = v.InferOutput<typeof releaseStatus>
export type CanaryStatus = v.InferOutput<typeof canaryStatus>
export type StatusEvent = v.InferOutput<typeof statusEvent>
export type ProgramStatus = v.InferOutput<typeof programStatus>
export type StatusModel = v.InferOutput<typeof statusModel>
