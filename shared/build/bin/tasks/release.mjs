import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildForRelease } from './build.mjs'

/** The command line of delivery, which does not know how what it publishes is built. */
export async function release(args) {
  await import('tsx')
  const { runRelease } = await import('@site/delivery/release-command')
  await runRelease(args, { build: buildForRelease, pack })
}

/** `publish --from FOLDER` takes what another tool built as well. */
async function pack(folder) {
  if (existsSync(join(folder, 'release.json'))) return folder
  return (await import('../../src/pack-section.ts')).packSection(folder)
}
