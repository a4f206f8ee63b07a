import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { release, tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import { type Storage, StorageError } from '../storage/storage.ts'
import { createReleaseStore } from './release-store.ts'
import { liveReleases } from './rollout.ts'

const long = 'Everyone is entitled to all the rights and freedoms. '.repeat(20)

describe('publishing', () => {
  test('stores files with compressed siblings, the manifest and the pin', async () => {
    const { store, folder } = await tinySite([await tinySection({ open: { '/data/paper.json': JSON.stringify(long) } })])
    const files = join(folder, 'files/remote-home')
    expect(brotliDecompressSync(await readFile(join(files, 'open-data-paper.json.br'))).toString()).toBe(JSON.stringify(long))
    expect(gunzipSync(await readFile(join(files, 'open-data-paper.json.gz'))).toString()).toBe(JSON.stringify(long))
    const [listed] = await store.list('remote-home')
    expect(JSON.parse(await readFile(join(files, `pin-${listed?.release}.json`), 'utf8'))).toMatchObject({
      release: listed?.release,
      entry: 'entry.js',
      pages: { '/': { modules: ['entry.js', 'page.js'], styles: ['page.css'] } },
    })
  })

  test('the same again changes nothing', async () => {
    const section = await tinySection()
    const { store, folder } = await tinySite([section])
    const before = await snapshot(folder)
    const again = await store.publish(await readReleaseFolder(section))
    await store.setStable(again.program, again.release)
    expect(again.uploaded).toEqual([])
    expect(await snapshot(folder)).toEqual(before)
  })

  test('a further release brings its new files only', async () => {
    const { store } = await tinySite([await tinySection()])
    const { uploaded } = await store.publish(await readReleaseFolder(await tinySection({ mark: '2' })))
    expect(uploaded).toEqual(['index2.html', 'entry2.js'])
  })

  test('a name that already stands for other bytes is refused', async () => {
    const { store } = await tinySite([await tinySection()])
    const other = await readReleaseFolder(await tinySection({ pages: { '/': '<h1>Another</h1>' } }))
    await expect(store.publish(other)).rejects.toThrow('index.html is already in the store with other content')
  })

  test('a release that was never made stable is reached by nobody', async () => {
    const { store } = await tinySite([await tinySection()])
    const before = liveReleases(await store.readRollout())
    await store.publish(await readReleaseFolder(await tinySection({ mark: '2' })))
    expect(liveReleases(await store.readRollout())).toEqual(before)
  })
})

describe('faults', () => {
  test('a disk that fills up at any write leaves the last good state, and the next publish completes', { timeout: 30_000 }, async () => {
    const next = await readReleaseFolder(await tinySection({ mark: '2', open: { '/data/a.json': JSON.stringify(long) } }))
    for (let failing = 1; ; failing++) {
      const { folder, store } = await tinySite([await tinyShell(), await tinySection()])
      const stable = (await store.readRollout()).programs
      const full = createReleaseStore(fillingUp(createFileStorage(folder), failing))
      const outcome = await full.publish(next).then(
        () => 'published',
        (error: Error) => error.message,
      )
      if (outcome === 'published') {
        expect(failing).toBeGreaterThan(5)
        return
      }
      expect(outcome).toContain('the disk is full (ENOSPC)')
      expect((await store.readRollout()).programs).toEqual(stable)
      expect(await store.list('remote-home')).toHaveLength(1)
      await store.publish(next)
      expect((await store.setStable('remote-home', next.release.id)).programs['remote-home']?.stable).toBe(next.release.id)
    }
  })

  test('a release that lost a file in the store is not given to visitors', async () => {
    const { store, folder } = await tinySite([await tinySection()])
    const { release: id } = await store.publish(await readReleaseFolder(await tinySection({ mark: '2' })))
    await rm(join(folder, 'files/remote-home/entry2.js'))
    await expect(store.setStable('remote-home', id)).rejects.toThrow(`remote-home ${id}: entry2.js is missing from the store`)
    await writeFile(join(folder, 'files/remote-home/entry2.js'), 'cut')
    await expect(store.setStable('remote-home', id)).rejects.toThrow('entry2.js was altered')
  })

  test('a rollback to a release that lost a file succeeds, and says which', async () => {
    const open = { '/assets/film.webm': 'film' }
    const { store, folder } = await tinySite([await tinySection({ open }), await tinySection({ mark: '2', open })])
    const { stable, previous } = (await store.readRollout()).programs['remote-home'] ?? {}
    for (const name of ['entry.js', 'film.webm']) await rm(join(folder, 'files/remote-home', name), { force: true })
    const { rollout, takenBack, warnings } = await store.rollback('remote-home')
    expect(rollout.programs['remote-home']?.stable).toBe(previous)
    expect(takenBack).toBe(stable)
    expect(warnings).toContain(`remote-home ${previous}: entry.js is missing from the store`)
  })

  test('a rollback to a release whose markup is gone is refused: no server could show it', async () => {
    const { store, folder } = await tinySite([await tinySection(), await tinySection({ mark: '2' })])
    await rm(join(folder, 'files/remote-home/index.html'))
    await expect(store.rollback('remote-home')).rejects.toThrow('index.html is missing from the store')
  })

  test('a release that lost its pin is given to nobody, and a rollback to it is refused: no server could show it', async () => {
    const { store, folder } = await tinySite([await tinySection(), await tinySection({ mark: '2' })])
    const { previous = '' } = (await store.readRollout()).programs['remote-home'] ?? {}
    await rm(join(folder, `files/remote-home/pin-${previous}.json`))
    const refusal = `pin-${previous}.json is missing from the store`
    await expect(store.rollback('remote-home')).rejects.toThrow(refusal)
    await expect(store.rollOut('remote-home', previous, 1)).rejects.toThrow(refusal)
    await store.publish(await readReleaseFolder(await tinySection()))
    expect((await store.rollback('remote-home')).rollout.programs['remote-home']?.stable).toBe(previous)
  })

  test('of many files several are asked for at once, and a rollback waits for few of them', async () => {
    const open = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`/data/${index}.json`, `{"n":${index}}`]))
    const { folder, store } = await tinySite([await tinySection({ open }), await tinySection({ mark: '2' })])
    const asked = countingStats(createFileStorage(folder))
    const slow = createReleaseStore(asked.storage)
    await slow.rollback('remote-home')
    expect(asked.beforeWrite()).toBeLessThan(10)
    const { release: again } = (await store.list('remote-home')).find(({ state }) => state === 'kept') ?? { release: '' }
    await slow.setStable('remote-home', again)
    await slow.rollOut('remote-home', (await store.readRollout()).programs['remote-home']?.previous ?? '', 100)
    expect(asked.atOnce()).toBe(6)
  })

  test('teams that write at the same moment all succeed', async () => {
    const { store, folder } = await tinySite([])
    const shell = await store.publish(await readReleaseFolder(await tinyShell()))
    const home = await store.publish(await readReleaseFolder(await tinySection()))
    const booking = await store.publish(await readReleaseFolder(await tinySection({ name: 'remote-booking', pages: { '/fees': '' } })))
    await Promise.all(
      [shell, home, booking].map(each => createReleaseStore(createFileStorage(folder)).setStable(each.program, each.release)),
    )
    const { version, programs } = await store.readRollout()
    expect(version).toBe(6) // three were published, three made stable
    expect(Object.keys(programs).sort()).toEqual(['remote-booking', 'remote-home', 'shell'])
  })
})

test('rollback returns to the release before, and the list says which is which', async () => {
  const { store } = await tinySite([])
  const first = await release(store, await tinySection())
  const second = await release(store, await tinySection({ mark: '2' }))
  await store.rollback('remote-home')
  const states = new Map((await store.list()).map(({ release: id, state }) => [id, state]))
  expect([states.get(first.id), states.get(second.id)]).toEqual(['stable', 'kept'])
  await expect(store.rollback('remote-home')).rejects.toThrow(`no release before ${first.id}`)
})

test('a release that does not exist cannot become stable', async () => {
  const { store } = await tinySite([])
  await expect(store.setStable('shell', '0123456789abcdef')).rejects.toThrow('shell has no release 0123456789abcdef')
})

async function snapshot(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder, { recursive: true })
  const times = await Promise.all(names.map(async name => [name, (await stat(join(folder, name))).mtimeMs] as const))
  return Object.fromEntries(times.filter(([name]) => name !== '' && name !== '.tmp'))
}

/** The storage, whose disk is full from the `nth` write on. */
function fillingUp(storage: Storage, nth: number): Storage {
  let writes = 0
  return {
    ...storage,
    write: async (key, bytes) => {
      writes++
      if (writes >= nth) throw new StorageError(`${key} was not written: the disk is full (ENOSPC)`, 'ENOSPC')
      await storage.write(key, bytes)
    },
  }
}

/** Counts the looks into a storage: how many at the same moment, and how many before the first write. */
function countingStats(storage: Storage) {
  let [open, most, all, before] = [0, 0, 0, -1]
  return {
    atOnce: () => most,
    beforeWrite: () => before,
    storage: {
      ...storage,
      stat: async key => {
        all++
        most = Math.max(most, ++open)
        return storage.stat(key).finally(() => open--)
      },
      writeIf: async (key, bytes, version) => {
        if (before < 0) before = all
        return storage.writeIf(key, bytes, version)
      },
    } satisfies Storage,
  }
}
