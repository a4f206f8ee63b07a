/** The suites on Node, with a folder. */
import { afterAll, beforeAll, describe } from 'vitest'
import { type NodeSite, startNodeSite } from '../support/node-site.ts'
import type { Start } from './site-under-test.ts'
import { theSiteIsComposed } from './suite-composition.ts'
import { theGuardActs, visitorsTryCanaries } from './suite-guard.ts'
import { releasesArePublished } from './suite-publish.ts'
import { releasesAreRolledOut } from './suite-rollout.ts'
import { storageKeepsItsPromises } from './suite-storage.ts'

const start: Start = async ({ guard = 'off' } = {}) => ({
  ...(await startNodeSite({ GUARD: guard, TRUST_PROXY: '1' })),
  from: client => ({ 'x-forwarded-for': client }),
})

describe('on Node', () => {
  const watched = visitorsTryCanaries(start)

  describe('with a folder', () => {
    let site: NodeSite
    beforeAll(async () => {
      site = await startNodeSite()
    })
    afterAll(() => site?.stop())
    storageKeepsItsPromises(() => site.store.storage)
  })
  theSiteIsComposed(start)
  releasesAreRolledOut(start)
  releasesArePublished(start)
  theGuardActs(watched)
})
