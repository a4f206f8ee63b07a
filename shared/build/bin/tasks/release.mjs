import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildForRelease } from './build.mjs'

/** The command line of delivery, which does not know how `publish SECTION` builds what it publishes. */
export async function release(args) {
  await import('tsx')
  const { runRelease } = await import('@site/delivery/release-command')
  await runRelease(await withPacked(args), buildForRelease)
}

/** `publish --from FOLDER` takes what another tool built as well, where a `section.json` in it says whose pages they are. */
async function withPacked(args) {
  const at = args.indexOf('--from') + 1
  const from = args[at]
  if (args[0] !== 'publish' || at === 0 || !from) return args
  const { descriptionName, packSection } = await import('../../src/pack-section.ts')
  if (existsSync(join(from, 'release.json')) || !existsSync(join(from, descriptionName))) return args
  return args.with(at, await packSection(from))
}
