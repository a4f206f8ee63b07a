/** What a server may answer. It may be newer than the command line: what is not known here is left out. */
import * as v from 'valibot'
import { programNameField, releaseIdField } from '../release/release.ts'
import { timeField } from '../storage/stored-json.ts'
import { fileGroups } from '../store/release-diff.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const names = v.array(v.string())
const optional = <const S extends v.GenericSchema>(schema: S) => v.exactOptional(schema)
const reference = { program: programNameField, release: releaseIdField }

const vital = optional(v.number())
const counts = v.object({
  visits: count,
  ready: count,
  failed: count,
  errors: count,
  vitals: v.object({ lcp: vital, inp: vital, cls: vital, ttfb: vital }),
})

const canary = { release: releaseIdField, weight: v.number(), since: timeField, stopped: optional(v.string()) }

/** `action` is any word: what is new there is shown as it is. */
const event = { action: v.string(), release: releaseIdField, at: timeField, weight: optional(v.number()), reason: optional(v.string()) }

const program = v.object({
  program: programNameField,
  mayChange: v.boolean(),
  stable: optional(v.object({ release: releaseIdField, counts: optional(counts) })),
  previous: optional(releaseIdField),
  canary: optional(v.object({ ...canary, counts: optional(counts) })),
  kept: count,
  history: v.array(v.object(event)),
})

const status = v.object({
  at: timeField,
  health: v.object({ ok: v.boolean(), reason: optional(v.string()), warning: optional(v.string()) }),
  guard: optional(v.union([v.literal('off'), v.object({ visits: v.number(), worse: v.number() })], 'off or a bound')),
  programs: v.array(program),
})

const sizes = v.object({ raw: count, brotli: count })
const bothSizes = v.object({ from: sizes, to: sizes })
const [modules, styles, fragments, open, others] = fileGroups

const diff = v.object({
  program: programNameField,
  from: releaseIdField,
  to: releaseIdField,
  pages: v.object({
    added: names,
    removed: names,
    changed: v.array(v.object({ path: v.string(), changed: v.array(v.picklist(['markup', 'head', 'modules', 'styles'])) })),
  }),
  bytes: v.object({ [modules]: bothSizes, [styles]: bothSizes, [fragments]: bothSizes, [open]: bothSizes, [others]: bothSizes }),
  modules: v.object({ added: names, removed: names }),
})

export const answers = {
  missing: v.object({ missing: names }),
  stored: v.object({ stored: v.string() }),
  published: v.object({ ...reference, added: v.boolean() }),
  releases: v.array(
    v.object({ ...reference, state: v.picklist(['stable', 'canary', 'previous', 'kept']), published: optional(timeField) }),
  ),
  history: v.array(v.object({ program: programNameField, ...event })),
  summary: v.object({
    program: programNameField,
    stable: optional(releaseIdField),
    previous: optional(releaseIdField),
    canary: optional(v.object(canary)),
    takenBack: optional(releaseIdField),
    warnings: optional(names),
  }),
  preview: v.object({ address: v.pipe(v.string(), v.url()), expires: timeField, leave: v.string() }),
  pruned: v.object({ dryRun: v.boolean(), days: count, releases: v.array(v.object(reference)), files: count, bytes: count }),
  status,
  diff,
} as const satisfies Record<string, v.GenericSchema<unknown, unknown>>
