import { buildForRelease } from './build.mjs'

/** The command line of delivery, which does not know how `publish SECTION` builds what it publishes. */
export async function release(args) {
  await import('tsx')
  const { runRelease } = await import('@site/delivery/release-command')
  await runRelease(args, buildForRelease)
}
