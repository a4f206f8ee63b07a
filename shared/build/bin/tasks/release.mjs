import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildForRelease } from './build.mjs'

/** The command line of delivery, which does not know how `publish SECTION` builds what it publishes. */
export async function release(args) {
  await import('tsx')
  const { runRelease } = await import('@site/delivery/release-command')
  await runRelease(await withPacked(args), buildForRelease)
}

/** `publish --from FOLDER` takes what another tool built as well. */
async function withPacked(args) {
  const at = args.indexOf('--from') + 1
  const from = args[at]
  if (args[0] !== 'publish' || at === 0 || !from) return args
  if (existsSync(join(from, 'release.json'))) return args
  const { packSection } = await import('../../src/pack-section.ts')
  return args.with(at, await packSection(from))
}
