/** What holds for the site on Node holds on Workers: the same suites on workerd, with R2. */
import { afterAll, beforeAll, describe } from 'vitest'
import { startWorkerSite, type WorkerSite } from '../support/worker-site.ts'
import type { Start } from './site-under-test.ts'
import { theSiteIsComposed } from './suite-composition.ts'
import { theGuardActs, visitorsTryCanaries } from './suite-guard.ts'
import { releasesArePublished } from './suite-publish.ts'
import { releasesAreRolledOut } from './suite-rollout.ts'
import { storageKeepsItsPromises } from './suite-storage.ts'

const start: Start = async ({ guard = 'off' } = {}) => ({
  ...(await startWorkerSite({ GUARD_SETTINGS: guard })),
  from: client => ({ 'cf-connecting-ip': client }),
})

describe('on Workers', () => {
  const watched = visitorsTryCanaries(start)

  describe('with R2', () => {
    let site: WorkerSite
    beforeAll(async () => {
      site = await startWorkerSite()
    })
    afterAll(() => site?.stop())
    storageKeepsItsPromises(() => site.store.storage)
  })
  theSiteIsComposed(start)
  releasesAreRolledOut(start)
  releasesArePublished(start)
  theGuardActs(watched)
})
