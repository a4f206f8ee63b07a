/** What `npm run build` and `npm start` do with the releases that the checkout has built. */
import type { Release } from '../release/release.ts'
import { readReleaseFolder, type VerifiedRelease } from '../release/release-folder.ts'
import type { ReleaseStore } from './release-store.ts'
import type { ProgramRollout, RolloutEvent } from './rollout.ts'
import { extendLine } from './rollout-changes.ts'

export type Build = {
  /** Where the build left its release, such as `remote-home/dist/release`. */
  readonly folder: string
  /** Whether another release lay there before: its source was changed. */
  readonly rebuilt: boolean
}

/**
 * Visitors get a build at once, together with the others, unless somebody has decided otherwise: see {@link isForVisitors}.
 * @returns lines for the terminal: what visitors get now, and which build they do not get and why
 * @throws {Error} with the reason, when a build is not whole or does not agree with the others or what is live.
 */
export async function publishBuilds(store: ReleaseStore, builds: readonly Build[]): Promise<string[]> {
  const { programs } = await store.readRollout()
  const read = await Promise.all(builds.map(async ({ folder, rebuilt }) => ({ rebuilt, verified: await readReleaseFolder(folder) })))
  const promoted: VerifiedRelease[] = []
  const others: VerifiedRelease[] = []
  for (const { rebuilt, verified } of read)
    (isForVisitors(programs[verified.release.name], verified.release.id, rebuilt) ? promoted : others).push(verified)
  if (promoted.length > 0) await store.publishStable(promoted)
  for (const verified of others) await store.publish(verified)
  return [
    ...promoted.map(({ release }) => `${release.name} ${release.id}: stable\n`),
    ...others.flatMap(({ release }) => noticeOf(programs[release.name], release)),
  ]
}

/**
 * Whether visitors get a build without a command: one that the store does not know, and one whose source was changed back to
 * what they had before. Not while a rollout is under way, and not what waits to be rolled out or was taken back since.
 */
function isForVisitors(program: ProgramRollout | undefined, id: string, rebuilt: boolean): boolean {
  if (!program?.stable) return true
  if (program.stable === id || isRunning(program)) return false
  return !program.history.some(({ release }) => release === id) || (rebuilt && !isHeldBack(program, id))
}

const isRunning = ({ canary }: ProgramRollout): boolean => canary !== undefined && canary.weight > 0

/** Whether the release waits to be rolled out, or was taken back, and no other has become stable since. */
function isHeldBack({ history }: ProgramRollout, id: string): boolean {
  const heldBack = new Set<string | undefined>()
  let line: readonly RolloutEvent[] = []
  for (const event of history) {
    const { action, release } = event
    if (action === 'stable' || action === 'promoted') heldBack.clear()
    else if (action === 'rollback') heldBack.add(line[0]?.release)
    else if (action !== 'pruned') heldBack.add(release)
    line = extendLine(line, event)
  }
  return heldBack.has(id)
}

function noticeOf(program: ProgramRollout | undefined, { name, id }: Release): string[] {
  if (!program || program.stable === id) return []
  if (isRunning(program) && program.canary?.release === id) return []
  const reason = isRunning(program)
    ? `while ${program.canary?.release} is rolled out`
    : 'because it waits to be rolled out, or was replaced or taken back by hand'
  return [`${name} ${id}: built, and not what visitors get, ${reason}. To give it to them: npm run release -- promote ${name} ${id}\n`]
}
