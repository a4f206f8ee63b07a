/** What holds for the site on Node and on workerd holds for what `wrangler dev` serves of the bundle that would be deployed. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import { createReleaseClient } from '@site/delivery/remote-api'
import { release, tinySection, tinyShell } from '@site/delivery/tiny-releases'
import { createToken } from '@site/delivery/tokens'
import { describe, expect, it } from 'vitest'
import type { Start } from '../delivery/site-under-test.ts'
import { theSiteIsComposed } from '../delivery/suite-composition.ts'
import { theGuardActs, visitorsTryCanaries } from '../delivery/suite-guard.ts'
import { releasesArePublished } from '../delivery/suite-publish.ts'
import { releasesAreRolledOut } from '../delivery/suite-rollout.ts'
import { buildWorkerInto, workerBundle } from '../support/worker-site.ts'
import { startWranglerSite } from '../support/wrangler-site.ts'

const start: Start = async ({ guard = 'off' } = {}) => ({
  ...(await startWranglerSite({ GUARD_SETTINGS: guard })),
  from: client => ({ 'cf-connecting-ip': client }),
})

describe('under wrangler dev', () => {
  const watched = visitorsTryCanaries(start)
  theSiteIsComposed(start, false)
  releasesAreRolledOut(start)
  releasesArePublished(start)
  theGuardActs(watched)

  it('a token that was put there is taken, and no other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tokens-'))
    const site = await startWranglerSite({ GUARD_SETTINGS: 'off' })
    try {
      for (const each of [await tinyShell(), await tinySection()]) await release(site.store, each)
      const { token } = await createToken(createFileStorage(folder), '*')
      await site.put('npx wrangler@4.86.0 r2 object put site-releases/tokens.json --local', join(folder, 'tokens.json'))
      const statusBy = (text: string) => createReleaseClient({ address: site.admin, token: text, fetch, retryAfterMs: 0 }).status()
      expect((await statusBy(token)).programs.every(({ mayChange }) => mayChange)).toBe(true)
      await expect(statusBy(token.replace(/.$/, last => (last === 'A' ? 'B' : 'A')))).rejects.toThrow()
    } finally {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

it('the bundle is the same each time it is built', async () => {
  const again = await buildWorkerInto(await mkdtemp(join(tmpdir(), 'worker-')))
  expect(Buffer.compare(await readFile(again), await readFile(await workerBundle()))).toBe(0)
})
