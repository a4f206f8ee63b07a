/** Which release of each program visitors get, and how that came about. Pure: reading and writing is the store's. */
import * as v from 'valibot'
import { byProgram, type ProgramName, programNameField, type ReleaseRef, releaseIdField } from '../release/release.ts'
import { parseStored, timeField, wholeNumber } from '../storage/stored-json.ts'
import { cohorts, isChosen } from './cohort.ts'

const weightWords = `a whole number of basis points from 0 to ${cohorts}`

/** Basis points, which are cohorts of 10,000: a weight of 1 is 0.01 % of the visitors. Per cent stands in what people type and read. */
export const weightField = v.pipe(
  v.number(weightWords),
  v.integer(weightWords),
  v.minValue(0, weightWords),
  v.maxValue(cohorts, weightWords),
)

const event = v.strictObject({
  release: releaseIdField,
  at: timeField,
  /**
   * `rollout` gives the release to a weight, `promoted` makes the canary stable, `stable` any release. `rollback` returns
   * to the release before the stable one, `withdrawn` takes the canary back, `stopped` is the guard's doing.
   */
  action: v.picklist(['published', 'rollout', 'promoted', 'stable', 'rollback', 'withdrawn', 'stopped', 'pruned']),
  weight: v.optional(weightField),
  reason: v.optional(v.string()),
})

const canary = v.strictObject({
  release: releaseIdField,
  weight: weightField,
  /** Names the rollout: new with each canary, kept while its weight changes, so that ramping up loses nobody. */
  rollout: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/, 'a rollout id (16 hexadecimal digits)')),
  since: timeField,
  stopped: v.optional(v.string()),
})

const programRollout = v.strictObject({
  /** None while releases were published and none was made stable yet. */
  stable: v.optional(releaseIdField),
  previous: v.optional(releaseIdField),
  canary: v.optional(canary),
  /** Append-only, oldest first. */
  history: v.pipe(v.array(event), v.minLength(1, 'at least one event')),
})

const rollout = v.strictObject({
  /** Grows by one with each write. */
  version: wholeNumber,
  /** Since when files are being deleted: until that is done, no release is added. */
  pruning: v.optional(timeField),
  programs: v.record(programNameField, programRollout),
})

/** Basis points, whole numbers from 0 to 10,000: how many of the {@link cohorts} get a canary. */
export type Weight = v.InferOutput<typeof weightField>
export type RolloutEvent = v.InferOutput<typeof event>
export type Canary = v.InferOutput<typeof canary>
export type ProgramRollout = v.InferOutput<typeof programRollout>
export type Rollout = { version: number; pruning?: string | undefined; programs: Partial<Record<ProgramName, ProgramRollout>> }
export const emptyRollout: Rollout = { version: 0, programs: {} }

/** What fields of the file were called until 22 November 2026. */
const formerNames: Readonly<Record<string, string>> = { owners: 'programs', candidate: 'canary', share: 'weight' }

/** Reads `rollout.json`. @throws {TypeError} naming the field, what was expected and what came. */
export function parseRollout(text: string): Rollout {
  const current = text.replace(/"(owners|candidate|share)"(?=\s*:)/g, (_, name: string) => `"${formerNames[name]}"`)
  const parsed = parseStored(rollout, current, 'rollout.json') as Rollout
  for (const [program, { stable, canary } = {}] of Object.entries(parsed.programs))
    if (canary && canary.release === stable)
      throw new TypeError(`rollout.json: programs.${program}.canary.release: expected another release than the stable one, got "${stable}"`)
  return parsed
}

/** All that have a release, the shell first. */
export const programsOf = ({ programs }: Rollout): ProgramName[] => (Object.keys(programs) as ProgramName[]).sort(byProgram)

/** Whether a visitor's cohort decides what they get: only then is one drawn and kept. */
export const isPartial = ({ programs }: Rollout): boolean =>
  Object.values(programs).some(program => program?.canary && program.canary.weight > 0 && program.canary.weight < cohorts)

export type Choice = Readonly<Partial<Record<ProgramName, string>>>

/** The releases that a visitor gets. @param cohort 0 to 9,999; undefined gets what is stable */
export function choose(rollout: Rollout, cohort: number | undefined): Choice {
  const choice: Partial<Record<ProgramName, string>> = {}
  for (const program of programsOf(rollout)) {
    const { stable, canary } = rollout.programs[program] ?? {}
    if (stable) choice[program] = canary && cohort !== undefined && isChosen(cohort, canary, program) ? canary.release : stable
  }
  return choice
}

/** What visitors may get now: of each program its stable release and the canary that has a weight. */
export const liveReleases = (rollout: Rollout): ReleaseRef[] =>
  programsOf(rollout).flatMap(program => {
    const { stable, canary } = rollout.programs[program] ?? {}
    const releases = [...(stable ? [stable] : []), ...(canary && canary.weight > 0 ? [canary.release] : [])]
    return releases.map(release => ({ program, release }))
  })

/** `kept`: in the store, and neither what visitors get nor where a rollback leads. */
export type ReleaseState = 'stable' | 'canary' | 'previous' | 'kept'

/** What `release` is to visitors now. */
export function stateOf(rollout: ProgramRollout | undefined, release: string): ReleaseState {
  if (rollout?.stable === release) return 'stable'
  if (rollout?.canary?.release === release) return 'canary'
  return rollout?.previous === release ? 'previous' : 'kept'
}
