/** What can be done to a rollout. Each takes the state before and gives the one after; nothing is written here. */
import type { ProgramName } from '../release/release.ts'
import { cohorts } from './cohort.ts'
import type { ProgramRollout, Rollout, RolloutEvent, Weight } from './rollout.ts'

/** A change that cannot be made; the message says why and what can be done. */
export class RolloutRefusal extends Error {
  override name = 'RolloutRefusal'
}

/** @param fields those that are undefined go, those that are not given stay */
function changed(before: Rollout, program: ProgramName, fields: Omit<ProgramRollout, 'history'>, event: RolloutEvent): Rollout {
  const current = before.programs[program]
  const all = { ...current, ...fields, history: [...(current?.history ?? []), event] }
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  return { ...before, version: before.version + 1, programs: { ...before.programs, [program]: kept } }
}

const lastEvent = (program: ProgramRollout | undefined, release: string): RolloutEvent | undefined =>
  program?.history.findLast(event => event.release === release)

/** Whether the release was published and not pruned since. */
export const isRecorded = (program: ProgramRollout | undefined, release: string): boolean =>
  (lastEvent(program, release)?.action ?? 'pruned') !== 'pruned'

/** Whether files of the release may be gone: it has to be published again before anybody gets it. */
export const isPruned = (program: ProgramRollout | undefined, release: string): boolean => lastEvent(program, release)?.action === 'pruned'

/** @throws {RolloutRefusal} when files of the release may be gone */
export function assertKept(before: Rollout, program: ProgramName, release: string): void {
  if (isPruned(before.programs[program], release)) throw new RolloutRefusal(`${program} ${release} was pruned: publish it again first`)
}

/** The release is in the store, and nobody gets it yet; the same rollout when it was there before. */
export function withPublished(before: Rollout, program: ProgramName, release: string, at: Date): Rollout {
  if (isRecorded(before.programs[program], release)) return before
  return changed(before, program, {}, { release, at: at.toISOString(), action: 'published' })
}

/** `release` becomes what everyone gets; the same rollout when it is already. A canary that is another release stays a canary. */
export function withStable(before: Rollout, program: ProgramName, release: string, at: Date): Rollout {
  const current = before.programs[program]
  if (current?.stable === release) return before
  assertKept(before, program, release)
  const { canary } = current ?? {}
  const isCanary = canary?.release === release
  const event: RolloutEvent = { release, at: at.toISOString(), action: isCanary ? 'promoted' : 'stable' }
  return changed(before, program, { ...lineAfter(current, event), canary: isCanary ? undefined : canary }, event)
}

/** `named`, or else the canary, becomes what everyone gets. @throws {RolloutRefusal} when there is none, and when it was stopped. */
export function withPromoted(before: Rollout, program: ProgramName, at: Date, named?: string): Rollout {
  const { canary } = before.programs[program] ?? {}
  const release = named ?? canary?.release
  if (canary?.stopped && canary.release === release) throw new RolloutRefusal(`${program} ${release} was stopped: roll it out again first`)
  if (!release) throw new RolloutRefusal(`${program} has no canary to promote: roll a release out first, or name the release`)
  return withStable(before, program, release, at)
}

/**
 * @param weight the cohorts that had the release with a smaller weight are among its own
 * @param rollout id for a rollout that begins; one that goes on keeps its own
 * @throws {RolloutRefusal} for the stable release, before there is one, and while another canary has a weight.
 */
export function withWeight(
  before: Rollout,
  program: ProgramName,
  { release, weight, rollout, at }: { release: string; weight: Weight; rollout: string; at: Date },
): Rollout {
  const current = before.programs[program]
  if (!current?.stable) throw new RolloutRefusal(`${program} has no stable release yet: promote one first`)
  const { canary } = current
  if (current.stable === release)
    throw new RolloutRefusal(`${program} ${release} is stable already${canary?.weight ? '' : ': everyone gets it'}`)
  assertKept(before, program, release)
  if (canary && canary.release !== release && canary.weight > 0)
    throw new RolloutRefusal(
      `${program} is rolling out ${canary.release} to ${percentOf(canary.weight)} %: promote it or roll it back before another begins`,
    )
  const isRunning = canary?.release === release
  if (isRunning && canary.weight === weight && !canary.stopped) return before
  const begun = isRunning ? { rollout: canary.rollout, since: canary.since } : { rollout, since: at.toISOString() }
  return changed(before, program, { canary: { release, weight, ...begun } }, { release, at: at.toISOString(), action: 'rollout', weight })
}

/**
 * Takes back what came last, see {@link cameLast}: a canary is withdrawn, a stable release gives way to the one before it.
 * @param seen the release that is meant to go, the canary or the stable one
 * @throws {RolloutRefusal} when there is nothing to return to, or `seen` is neither any more.
 */
export function withRollback(before: Rollout, program: ProgramName, at: Date, seen?: string): Rollout {
  const current = before.programs[program]
  if (!current?.stable) throw new RolloutRefusal(`${program} has no stable release`)
  const { canary } = current
  const release = seen ?? cameLast(current)
  if (canary && canary.release === release)
    return changed(before, program, { canary: undefined }, { release, at: at.toISOString(), action: 'withdrawn' })
  if (release !== current.stable)
    throw new RolloutRefusal(`${program} has changed meanwhile: ${cameLast(current)} came last, and not ${release}`)
  if (!current.previous) throw new RolloutRefusal(`${program} has no release before ${current.stable} to return to`)
  const event: RolloutEvent = { release: current.previous, at: at.toISOString(), action: 'rollback' }
  const kept = canary?.release === current.previous ? undefined : canary
  return changed(before, program, { ...lineAfter(current, event), canary: kept }, event)
}

/** What changes what visitors get. */
const visibleActions: readonly RolloutEvent['action'][] = ['rollout', 'stopped', 'promoted', 'stable', 'rollback']

/** The canary, also a stopped one: who takes it back as the guard stops it must not lose the stable release. */
function cameLast({ stable, canary, history }: ProgramRollout): string | undefined {
  const last = history.findLast(({ action }) => visibleActions.includes(action))
  return canary && last?.release === canary.release ? canary.release : stable
}

/** Called by the guard: the canary keeps its place and loses its weight; nothing changes when it has none any more. */
export function withStopped(
  before: Rollout,
  program: ProgramName,
  { release, reason, at }: { release: string; reason: string; at: Date },
): Rollout {
  const { canary } = before.programs[program] ?? {}
  if (canary?.release !== release || canary.weight === 0) return before
  const event: RolloutEvent = { release, at: at.toISOString(), action: 'stopped', reason }
  return changed(before, program, { canary: { ...canary, weight: 0, stopped: reason } }, event)
}

/** Stable and previous after `event`. A second rollback goes one further. */
function lineAfter(current: ProgramRollout | undefined, event: RolloutEvent): Pick<ProgramRollout, 'stable' | 'previous'> {
  const [stable, previous] = [...(current?.history ?? []), event].reduce(extendLine, [])
  return { stable: stable?.release, previous: previous?.release }
}

/** The events that made a release stable, newest first, without those of releases that were rolled back or pruned. */
export function extendLine(line: readonly RolloutEvent[], event: RolloutEvent): readonly RolloutEvent[] {
  if (event.action === 'rollback') return line.slice(1)
  if (event.action === 'stable' || event.action === 'promoted') return [event, ...line]
  if (event.action !== 'pruned') return line
  const kept = line.filter(({ release }) => release !== event.release)
  // Without B, the line A, B, A would be A, A, and a rollback of A would lead to A.
  return kept.filter(({ release }, index) => release !== kept[index - 1]?.release)
}

/** @returns 0 to 100, in steps of 0.01 */
export const percentOf = (weight: Weight): number => weight / (cohorts / 100)

/** @param percent 0 to 100, in steps of 0.01 @throws {RolloutRefusal} for anything else. */
export function weightOf(percent: string): Weight {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(percent) ?? []
  const weight = Number(whole) * (cohorts / 100) + Number(fraction.padEnd(2, '0'))
  if (whole === undefined || weight > cohorts)
    throw new RolloutRefusal(`expected a percentage from 0 to 100 in steps of 0.01, got ${JSON.stringify(percent)}`)
  return weight
}
