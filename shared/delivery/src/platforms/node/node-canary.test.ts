// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../test-support/tiny-releases.ts'
import { guardKey, readSnapshot } from '../../canary/canary-snapshot.ts'
import { createFileStorage } from '../../storage/file-storage.ts'
import { createReleaseStore, type ReleaseStore } from '../../store/release-store.ts'
import type { Rollout } from '../../store/rollout.ts'
import { type NodeGuard, openNodeGuard } from './node-canary.ts'

const site = 'https://ada.example'
const [frame, stable, canary] = ['0000000000000001', '0000000000000002', '0000000000000003']

let now: number
let store: ReleaseStore
let rollout: Rollout
let clients = 0
const stop = vi.fn(async () => rollout)
const log = vi.fn<(message: string) => void>()
const secret = vi.fn<() => Promise<Uint8Array>>()

beforeEach(async () => {
  now = 1_760_000_100_000
  store = createReleaseStore(createFileStorage(await temporaryFolder()))
  const tried = { release: canary, weight: 5000, rollout: 'aaaaaaaaaaaaaaaa', since: new Date(now).toISOString() }
  rollout = { version: 1, programs: { 'remote-home': { stable, canary: tried, history: [] } } }
  stop.mockClear()
  log.mockClear()
  secret.mockReset().mockResolvedValue(new Uint8Array(32))
})

const open = (over: Partial<ReleaseStore> = {}): NodeGuard =>
  openNodeGuard({
    store: { storage: store.storage, readRollout: async () => rollout, stop, ...over },
    secret,
    settings: { visits: 40, worse: 0.02, settle: 1000 },
    siteOrigin: site,
    trustProxy: true,
    log,
    now: () => now,
  })

/** A visit from an address of its own; `reports` are what its page says. */
async function visit(guard: NodeGuard, release: string, reports: readonly string[]): Promise<number[]> {
  clients += 1
  const client = `10.0.${clients >> 8}.${clients & 255}`
  const header = guard.issueVisitNonce({ releases: { shell: frame, 'remote-home': release }, section: 'remote-home', ahead: false, client })
  const nonce = /desc="(.+)"/.exec(header ?? '')?.[1]
  const answers = reports.map(kind =>
    guard.routes.request(`${site}/reports`, {
      method: 'POST',
      body: JSON.stringify({ nonce, kind }),
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': client },
    }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

async function visits(guard: NodeGuard, release: string, count: number, reports: (index: number) => string[]): Promise<void> {
  for (let index = 0; index < count; index++) await visit(guard, release, reports(index))
}

describe('the guard', () => {
  it('stops a canary that fails for one visitor in five', async () => {
    const guard = open()
    await guard.start()
    await visits(guard, stable, 200, () => ['ready'])
    await visits(guard, canary, 100, index => (index % 5 ? ['ready'] : ['ready', 'failed']))
    await guard.look()
    expect(stop).not.toHaveBeenCalled()
    now += 12_000
    await guard.look()
    expect(stop).toHaveBeenCalledExactlyOnceWith('remote-home', canary, expect.stringMatching(/^20 of 100 visits failed \(20\.0 %\)/))
    await guard.stop()
  })

  it('stops one that never is hydrated', async () => {
    const guard = open()
    await guard.start()
    await visits(guard, stable, 100, () => ['ready'])
    await visits(guard, canary, 40, () => [])
    now += 12_000
    await guard.look()
    expect(stop).toHaveBeenCalledOnce()
    await guard.stop()
  })

  it('is not moved by one client that fails as often as it can', async () => {
    const guard = open()
    await guard.start()
    await visits(guard, stable, 200, () => ['ready'])
    await visits(guard, canary, 100, () => ['ready'])
    const releases = { shell: frame, 'remote-home': canary }
    for (let index = 0; index < 1000; index++)
      guard.issueVisitNonce({ releases, section: 'remote-home', ahead: false, client: '192.0.2.9' })
    now += 12_000
    await guard.look()
    expect(stop).not.toHaveBeenCalled()
    await guard.stop()
  })
})

describe('what was counted', () => {
  it('lies in the store and survives a restart', async () => {
    const first = open()
    await first.start()
    await visits(first, stable, 3, () => ['ready'])
    await first.stop()
    const kept = await readSnapshot(store.storage)
    expect(kept?.programs['remote-home']?.[stable]).toMatchObject({ visits: 3, ready: 3, failed: 0 })
    const second = open()
    await second.start()
    expect((await second.snapshot()).programs).toEqual(kept?.programs)
    await second.stop()
  })

  it('before a restart cannot be reported on any more', async () => {
    const first = open()
    await first.start()
    const header = first.issueVisitNonce({
      releases: { shell: frame, 'remote-home': stable },
      section: 'remote-home',
      ahead: false,
      client: 'a',
    })
    await first.stop()
    now += 2000
    const second = open()
    await second.start()
    const body = JSON.stringify({ nonce: /desc="(.+)"/.exec(header ?? '')?.[1], kind: 'ready' })
    const answer = await second.routes.request(`${site}/reports`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })
    expect([answer.status, await answer.text()]).toEqual([403, 'The nonce is older than what is counted here.\n'])
    await second.stop()
  })

  it('is written when it changed, once more when its last visits are settled, and not otherwise', async () => {
    const write = vi.spyOn(store.storage, 'write')
    const guard = open()
    await guard.start()
    expect(write).not.toHaveBeenCalled()
    await visit(guard, stable, [])
    await guard.look()
    await guard.look()
    expect(write.mock.calls.map(([key]) => key)).toEqual([guardKey])
    now += 20_000
    await guard.look()
    await guard.look()
    await guard.stop()
    expect(write.mock.calls.map(([key]) => key)).toEqual([guardKey, guardKey])
    expect((await readSnapshot(store.storage))?.programs['remote-home']?.[stable]).toMatchObject({ visits: 1, failed: 1 })
  })

  it('is let go where the file is not to be read, which is said', async () => {
    await store.storage.write(guardKey, new TextEncoder().encode('{"at":1}'))
    const guard = open()
    await guard.start()
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^The guard: what was counted before is lost: guard\.json: /))
    expect(await visit(guard, stable, ['ready'])).toEqual([204])
    await guard.stop()
  })
})

describe('a store that fails', () => {
  it('is named once, and nothing else changes', async () => {
    const disk = new Error('guard.json was not written: the disk is full (ENOSPC)')
    vi.spyOn(store.storage, 'write').mockRejectedValue(disk)
    const guard = open()
    await guard.start()
    for (let look = 0; look < 3; look++) {
      expect(await visit(guard, stable, ['ready'])).toEqual([204])
      await guard.look()
    }
    await guard.stop()
    expect(log).toHaveBeenCalledExactlyOnceWith(`The guard: what was counted is not kept: ${disk.message}`)
  })

  it('to give its key leaves documents without a nonce, until it does', async () => {
    secret.mockRejectedValueOnce(new Error('secrets.json cannot be read'))
    const guard = open()
    await guard.start()
    const sent = { releases: { shell: frame, 'remote-home': stable }, section: 'remote-home', ahead: false, client: 'b' } as const
    expect(guard.issueVisitNonce(sent)).toBeUndefined()
    await guard.look()
    expect(guard.issueVisitNonce(sent)).toMatch(/^visit;desc="/)
    expect(log).toHaveBeenCalledExactlyOnceWith('The guard: nothing is counted: secrets.json cannot be read')
    await guard.stop()
  })

  it('to say what is rolled out stops no canary', async () => {
    const guard = open({ readRollout: () => Promise.reject(new Error('rollout.json cannot be read')) })
    await guard.start()
    await guard.look()
    expect(log).toHaveBeenCalledExactlyOnceWith('The guard: canaries are not judged: rollout.json cannot be read')
    await guard.stop()
  })
})
