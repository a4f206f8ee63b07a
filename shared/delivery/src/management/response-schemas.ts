/** What each operation responds with. A server may be newer than the command line: fields that are not known here are left out. */
import * as v from 'valibot'
import { programNameField, releaseIdField } from '../release/release.ts'
import { timeField } from '../storage/stored-json.ts'
import type { ListedRelease } from '../store/release-store.ts'
import { canarySummary, statusEvent } from './status-model.ts'

export { pruned } from '../store/prune.ts'
export { releaseDiff as diff } from '../store/release-diff.ts'

const names = v.array(v.string())
const reference = { program: programNameField, release: releaseIdField }

/** What visitors of one program get. `previous` is where a rollback leads. */
export const summary = v.object({
  program: programNameField,
  stable: v.optional(releaseIdField),
  previous: v.optional(releaseIdField),
  canary: v.optional(canarySummary),
  /** After a rollback: the release that visitors had until then. */
  takenBack: v.optional(releaseIdField),
  /** After a rollback: what the release that they get instead lacks, a sentence for each file. */
  warnings: v.optional(v.pipe(names, v.readonly())),
})

export const history = v.array(v.object({ program: programNameField, ...statusEvent.entries }))

/** `leave` is the address that ends the preview in the browser that began it. */
export const preview = v.object({ address: v.pipe(v.string(), v.url()), expires: timeField, leave: v.string() })

export const releases: v.GenericSchema<unknown, readonly ListedRelease[]> = v.array(
  v.object({ ...reference, state: v.picklist(['stable', 'canary', 'previous', 'kept']), published: v.optional(timeField) }),
)

/** Steps of an upload. */
export const missing = v.object({ missing: names })
export const stored = v.object({ stored: v.string() })
export const published = v.object({ ...reference, added: v.boolean() })
