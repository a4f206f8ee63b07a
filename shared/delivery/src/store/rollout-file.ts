/** Reads and writes `rollout.json`. A write names the version that was read: of two at the same moment, one reads again. */
import type { Storage } from '../storage/storage.ts'
import { jsonBytes, textOf } from '../storage/stored-json.ts'
import { rolloutKey } from './keys.ts'
import { emptyRollout, parseRollout, type Rollout } from './rollout.ts'
import { RolloutRefusal } from './rollout-changes.ts'

/** Bytes of the file: some 100,000 events. A larger file is a mistake, and reading it would hold up every request. */
const maxRolloutBytes = 16 * 1024 * 1024

/** Writers that come at the same moment: each attempt that fails means that another one succeeded. */
const maxAttempts = 20

/**
 * @returns an empty rollout where there is no file yet
 * @throws {TypeError} when the file is malformed.
 */
export async function readRolloutFile(storage: Storage): Promise<{ rollout: Rollout; version: string | undefined }> {
  let file = await storage.read(rolloutKey)
  if (!file && (await storage.stat(rolloutKey))) {
    file = await storage.read(rolloutKey)
    if (!file) throw new TypeError(`${rolloutKey}: expected a file, got a folder`)
  }
  if (!file) return { rollout: emptyRollout, version: undefined }
  const { bytes, version } = file
  if (bytes.length > maxRolloutBytes) throw new TypeError(`${rolloutKey}: expected at most ${maxRolloutBytes} bytes, got ${bytes.length}`)
  return { rollout: parseRollout(textOf(bytes, rolloutKey)), version }
}

/**
 * @param transition may be called again, when others write at the same moment; nothing is written when it changes nothing
 * @returns the rollout as it is afterwards
 * @throws {RolloutRefusal} when the file would become too large, or others write all the time.
 */
export async function changeRolloutFile(storage: Storage, transition: (before: Rollout) => Rollout | Promise<Rollout>): Promise<Rollout> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { rollout: before, version } = await readRolloutFile(storage)
    const after = await transition(before)
    if (after === before) return before
    const bytes = jsonBytes(after)
    if (bytes.length > maxRolloutBytes) throw new RolloutRefusal(`${rolloutKey} would become larger than ${maxRolloutBytes} bytes`)
    if (await storage.writeIf(rolloutKey, bytes, version)) return after
  }
  throw new RolloutRefusal('Others are changing the rollout at this moment: try again')
}
