/** What each operation answers. A server may be newer than the command line: fields that are not known here are left out. */
import * as v from 'valibot'
import { programNameField, releaseIdField } from '../release/release.ts'
import type { Pruned } from '../store/prune.ts'
import { fileGroups, type ReleaseDiff } from '../store/release-diff.ts'
import type { ListedRelease } from '../store/release-store.ts'
import type { ReleaseCounts, StatusModel } from './status-model.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const names = v.array(v.string())
/** ISO 8601, UTC. */
const time = v.pipe(v.string(), v.isoTimestamp('a time such as 2025-03-01T12:00:00.000Z'))
const text = v.optional(v.string())
const release = v.optional(releaseIdField)
const reference = { program: programNameField, release: releaseIdField }

const canary = {
  release: releaseIdField,
  /** Basis points of the visitors, 0 to 10,000. */
  weight: v.number(),
  /** When its rollout began. */
  since: time,
  /** Why the canary analysis took its weight away. */
  stopped: text,
}

/** `action` is any word: one that is new there is shown as it is. `weight` in basis points. */
const event = { action: v.string(), release: releaseIdField, at: time, weight: v.optional(v.number()), reason: text }

/** What visitors of one program get. `previous` is where a rollback leads. */
export const summary = v.object({ program: programNameField, stable: release, previous: release, canary: v.optional(v.object(canary)) })

export const history = v.array(v.object({ program: programNameField, ...event }))

/** `leave` is the address that ends the preview in the browser that began it. */
export const preview = v.object({ address: v.pipe(v.string(), v.url()), expires: time, leave: v.string() })

export const releases: v.GenericSchema<unknown, readonly ListedRelease[]> = v.array(
  v.object({ ...reference, state: v.picklist(['stable', 'canary', 'previous', 'kept']), published: v.optional(time) }),
)

export const pruned: v.GenericSchema<unknown, Pruned> = v.object({
  dryRun: v.boolean(),
  days: count,
  releases: v.array(v.object(reference)),
  files: count,
  bytes: count,
})

const vital = v.exactOptional(v.number())
const counts: v.GenericSchema<unknown, ReleaseCounts> = v.object({
  visits: count,
  ready: count,
  failed: count,
  errors: count,
  vitals: v.object({ lcp: vital, inp: vital, cls: vital, ttfb: vital }),
  series: v.array(v.object({ at: time, visits: count, failed: count })),
})

const program = v.object({
  program: programNameField,
  mayChange: v.boolean(),
  stable: v.optional(v.object({ release: releaseIdField, counts: v.optional(counts) })),
  previous: release,
  canary: v.optional(v.object({ ...canary, counts: v.optional(counts) })),
  kept: count,
  history: v.array(v.object(event)),
})

export const status: v.GenericSchema<unknown, StatusModel> = v.object({
  at: time,
  health: v.object({ ok: v.boolean(), reason: text, warning: text }),
  guard: v.optional(v.union([v.literal('off'), v.object({ visits: v.number(), worse: v.number() })], 'off or a bound')),
  programs: v.array(program),
})

const sizes = v.object({ raw: count, brotli: count })
const change = v.object({ path: v.string(), changed: v.array(v.picklist(['markup', 'head', 'modules', 'styles'])) })

export const diff: v.GenericSchema<unknown, ReleaseDiff> = v.object({
  program: programNameField,
  from: releaseIdField,
  to: releaseIdField,
  pages: v.object({ added: names, removed: names, changed: v.array(change) }),
  bytes: v.object(v.entriesFromList(fileGroups, v.object({ from: sizes, to: sizes }))),
  modules: v.object({ added: names, removed: names }),
})

/** Steps of an upload. */
export const missing = v.object({ missing: names })
export const stored = v.object({ stored: v.string() })
export const published = v.object({ ...reference, added: v.boolean() })
