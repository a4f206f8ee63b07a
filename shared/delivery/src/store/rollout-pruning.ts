/** Which releases nobody can need any more, and what a deletion does to the rollout. Pure, like `rollout-changes.ts`. */
import type { ReleaseRef } from '../release/release.ts'
import { type ProgramRollout, programsOf, type Rollout, type RolloutEvent } from './rollout.ts'
import { extendLine, isPruned, RolloutRefusal } from './rollout-changes.ts'

/** A deletion that has not said for so long that it still runs was broken off. */
const maxPruningMs = 2 * 60_000

/** @throws {RolloutRefusal} while releases are being deleted. */
export function assertNotPruning({ pruning }: Rollout, at: Date): void {
  if (!pruning || at.getTime() - Date.parse(pruning) >= maxPruningMs) return
  const until = new Date(Date.parse(pruning) + maxPruningMs)
  throw new RolloutRefusal(`Releases are being deleted: try again in a moment, at the latest after ${until.toISOString()}`)
}

/**
 * The releases that no document can name which is younger than `cutoff`: a document names the release it was made of,
 * and the one before as the place to turn to.
 * @param inUse whether something else holds a release, such as a preview
 * @returns none that is stable, the one before it or a canary, and none that was never recorded
 */
export function unusedSince(rollout: Rollout, cutoff: Date, inUse: (release: ReleaseRef) => boolean): ReleaseRef[] {
  return programsOf(rollout).flatMap(program => {
    const current = rollout.programs[program]
    if (!current) return []
    const named = [current.stable, current.previous, current.canary?.release]
    return [...lastUses(current)]
      .filter(([release, at]) => Date.parse(at) < cutoff.getTime() && !named.includes(release) && !isPruned(current, release))
      .map(([release]) => ({ program, release }))
      .filter(release => !inUse(release))
  })
}

/** When each release was last named by an event, or was what an event found stable or before that. */
function lastUses({ history }: ProgramRollout): Map<string, string> {
  const uses = new Map<string, string>()
  let line: readonly RolloutEvent[] = []
  for (const event of history) {
    for (const { release } of [...line.slice(0, 2), event]) uses.set(release, event.at)
    line = extendLine(line, event)
  }
  return uses
}

/** A deletion begins: from now on nobody can be given these releases, and nothing is added that shares files with them. */
export function withPruning(before: Rollout, pruned: readonly ReleaseRef[], at: Date): Rollout {
  const programs = { ...before.programs }
  for (const { program, release } of pruned) {
    const current = programs[program]
    if (current)
      programs[program] = { ...current, history: [...current.history, { release, at: at.toISOString(), action: 'pruned' as const }] }
  }
  return { version: before.version + 1, pruning: at.toISOString(), programs }
}

/**
 * The deletion still runs.
 * @param renewedAt when it last said so
 * @throws {RolloutRefusal} when it was taken for broken off, and another one has begun.
 */
export function withPruningRenewed(before: Rollout, renewedAt: string, at: Date): Rollout {
  if (before.pruning !== renewedAt) throw new RolloutRefusal('This deletion took too long, and another one has begun: run prune again')
  return { ...before, version: before.version + 1, pruning: at.toISOString() }
}

/** The deletion has ended; the same rollout when another one has begun. */
export function withoutPruning(before: Rollout, renewedAt: string): Rollout {
  const { pruning, ...rest } = before
  return pruning === renewedAt ? { ...rest, version: before.version + 1 } : before
}
