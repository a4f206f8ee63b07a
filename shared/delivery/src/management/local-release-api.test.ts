import { describe, expect, it, test } from 'vitest'
import { before, memoryStorage } from '../../test-support/memory-storage.ts'
import { tinySection, tinyShell } from '../../test-support/tiny-releases.ts'
import { snapshotKey } from '../canary/canary-snapshot.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { readSecret } from '../storage/signed-value.ts'
import { releaseKey, rolloutKey } from '../store/keys.ts'
import { readPreview } from '../store/preview.ts'
import { createReleaseStore } from '../store/release-store.ts'
import { createLocalReleaseApi } from './local-release-api.ts'

const noon = new Date('2025-06-01T12:00:00.000Z')
const program = 'remote-home'

/** A shell and a section, each stable, and a second release of the section that nobody gets. */
async function openApi() {
  const storage = memoryStorage()
  const store = createReleaseStore(storage, () => noon)
  const api = createLocalReleaseApi({ store, origin: 'https://ada.example', now: () => noon })
  const [shell, first, second] = await Promise.all(
    [tinyShell(), tinySection(), tinySection({ mark: '2' })].map(async f => readReleaseFolder(await f)),
  )
  for (const verified of [shell!, first!]) {
    await api.publish(verified)
    await api.promote({ program: verified.release.name, release: verified.release.id })
  }
  await api.publish(second!)
  return { storage, store, api, shell: shell!.release.id, first: first!.release.id, second: second!.release.id }
}

describe('status', () => {
  it('tells what visitors get while the file of the counts is damaged', async () => {
    const { api, storage, first } = await openApi()
    await storage.write(snapshotKey, new TextEncoder().encode('{"at":'))
    expect((await api.status()).programs[1]?.stable).toEqual({ release: first })
  })

  it('tells what visitors get of each program, the shell first', async () => {
    const { api, shell, first, second } = await openApi()
    await api.rollOut({ program, release: second, weight: 1234 })
    expect(await api.status()).toEqual({
      at: noon.toISOString(),
      health: { ok: true },
      programs: [
        expect.objectContaining({ program: 'shell', stable: { release: shell }, kept: 1, mayChange: true }),
        {
          program,
          stable: { release: first },
          canary: { release: second, weight: 1234, since: noon.toISOString() },
          kept: 2,
          mayChange: true,
          history: [
            { action: 'rollout', release: second, at: noon.toISOString(), weight: 1234 },
            { action: 'published', release: second, at: noon.toISOString() },
            { action: 'stable', release: first, at: noon.toISOString() },
            { action: 'published', release: first, at: noon.toISOString() },
          ],
        },
      ],
    })
  })

  it('has what the guard counted, and why it stopped a canary', async () => {
    const { storage, store, api, first, second } = await openApi()
    const counts = { visits: 400, ready: 390, failed: 10, errors: 4, vitals: { lcp: 1200 } }
    // An older version has written it, with a field that is not read any more.
    const stored = { ...counts, series: [{ at: noon.toISOString(), visits: 400, failed: 10 }], bins: { lcp: [[70, 390]] } }
    const counted = { at: noon.toISOString(), programs: { [program]: { [first]: stored } } }
    await storage.write(snapshotKey, new TextEncoder().encode(JSON.stringify(counted)))
    await api.rollOut({ program, release: second, weight: 5000 })
    await store.stop(program, second, '31 % of its visits failed')
    const home = (await api.status()).programs[1]
    expect(home?.stable).toEqual({ release: first, counts })
    expect(home?.canary).toMatchObject({ release: second, weight: 0, stopped: '31 % of its visits failed' })
  })

  it('names a release of a program that nobody gets yet, and says when nothing can be shown', async () => {
    const storage = memoryStorage()
    const api = createLocalReleaseApi({ store: createReleaseStore(storage), origin: 'https://ada.example' })
    await api.publish(await readReleaseFolder(await tinySection()))
    const { health, programs } = await api.status()
    expect(health).toEqual({ ok: false, reason: 'No release of the shell is stable yet' })
    expect(programs).toMatchObject([{ program, kept: 1 }])
  })

  it('is told how the server does', async () => {
    const { store } = await openApi()
    const health = async () => ({ ok: true, warning: 'the rollout is wrong' })
    const api = createLocalReleaseApi({ store, origin: '', health, guard: 'off' })
    expect(await api.status()).toMatchObject({ health: { warning: 'the rollout is wrong' }, guard: 'off' })
  })
})

test('a rollout reads the rollout and the manifest of its release once', async () => {
  const { storage, second } = await openApi()
  const keys: string[] = []
  const counted = before(storage, async (operation, key) => {
    if (operation === 'read') keys.push(key)
  })
  await createLocalReleaseApi({ store: createReleaseStore(counted), origin: '' }).rollOut({ program, release: second, weight: 100 })
  expect(keys.filter(key => key === rolloutKey || key === releaseKey(program, second)).sort()).toEqual([
    releaseKey(program, second),
    rolloutKey,
  ])
})

describe('history', () => {
  it('is that of all programs, newest first', async () => {
    const { api, first, second } = await openApi()
    await api.promote({ program, release: second })
    await api.rollback({ program })
    expect((await api.history()).map(({ program: each, action, release }) => [each, action, release]).slice(0, 2)).toEqual([
      [program, 'rollback', first],
      [program, 'stable', second],
    ])
    expect((await api.history({ program: 'shell' })).map(({ action }) => action)).toEqual(['stable', 'published'])
  })
})

describe('a preview', () => {
  it('is an address that is signed for this release, for a week, and a way to leave it', async () => {
    const { storage, api, second } = await openApi()
    const { address, expires, leave } = await api.preview({ program, release: second })
    const token = /^https:\/\/ada\.example\/preview\/(.+)$/.exec(address)?.[1] ?? ''
    expect(readPreview(token, await readSecret(storage), noon)).toMatchObject({ program, release: second })
    expect([expires, leave]).toEqual(['2025-06-08T12:00:00.000Z', 'https://ada.example/preview/end'])
  })

  it('of a release that is not there, or was pruned, is refused', async () => {
    const { storage, store, second, api } = await openApi()
    await expect(api.preview({ program, release: '0123456789abcdef' })).rejects.toThrow('remote-home has no release 0123456789abcdef')
    const manifest = await storage.read(releaseKey(program, second))
    const later = createLocalReleaseApi({ store, origin: '', now: () => new Date('2025-09-01T12:00:00.000Z') })
    expect((await later.prune({ days: 30, dryRun: false })).releases).toEqual([{ program, release: second }])
    await storage.write(releaseKey(program, second), manifest!.bytes)
    await expect(later.preview({ program, release: second })).rejects.toThrow('was pruned: publish it again')
  })
})
