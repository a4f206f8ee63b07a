import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readReleaseFolder } from '../src/release/release-folder.ts'
import { createFileStorage } from '../src/storage/file-storage.ts'
import { readSecret } from '../src/storage/signed-value.ts'
import { createReleaseStore, type ReleaseStore } from '../src/store/release-store.ts'
import { pagesOf, startedOn } from '../test-support/last-good.ts'
import { type SmallDisk, smallDisk } from '../test-support/small-disk.ts'
import { tinySection, tinyShell, tinySite } from '../test-support/tiny-releases.ts'

const pages = { '/': '<h1>Home</h1>', '/faq': '<h1>Questions</h1>' }
const paths = ['/', '/faq', '/_/remote-home/page.js', '/data/paper.json']
const paper = { '/data/paper.json': JSON.stringify('Everyone has the right to life. '.repeat(100)) }

type Site = SmallDisk & { store: ReleaseStore }

/** The first release is stable, on a disk that still has room. */
async function siteOnSmallDisk(): Promise<Site> {
  const disk = await smallDisk()
  const site = await tinySite([await tinyShell(), await tinySection({ pages })])
  await cp(site.folder, disk.folder, { recursive: true })
  return { ...disk, store: createReleaseStore(createFileStorage(disk.folder)) }
}

const nextRelease = async () => readReleaseFolder(await tinySection({ pages, mark: '2', open: paper }))
const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )
const temporaries = (folder: string): Promise<string[]> => readdir(join(folder, '.tmp'))

test('a publish that finds too little room says so, shows nothing, and works when there is room', { timeout: 30_000 }, async () => {
  const { store, folder, leave } = await siteOnSmallDisk()
  const next = await nextRelease()
  const before = await pagesOf(startedOn(store), paths)
  const stable = (await store.readRollout()).programs['remote-home']?.stable
  const named: string[] = []
  for (let free = 0; ; ) {
    await leave(free)
    const outcome = await failure(store.publish(next))
    if (outcome === 'done') break
    expect(outcome).toMatch(/^[\w/.-]+ was not written: the disk is full \(ENOSPC\)$/)
    const listed = (await store.list('remote-home')).filter(({ release }) => release !== next.release.id)
    expect(listed).toEqual([expect.objectContaining({ release: stable, state: 'stable' })])
    expect(await pagesOf(startedOn(store), paths)).toEqual(before)
    expect(await temporaries(folder)).toEqual([])
    const file = outcome.split(' ', 1)[0]?.replace(/^(publishing)\/.*/, '$1') ?? ''
    // Where it came no further than the last time it needs more.
    if (file === named.at(-1)) free++
    named.push(file)
  }
  const files = [...next.files.keys()].map(name => `files/remote-home/${name}`).filter(name => /2/.test(name))
  const manifest = `releases/remote-home/${next.release.id}.json`
  expect(named).toEqual(expect.arrayContaining(['publishing', ...files, manifest, 'rollout.json']))
  await leave(16)
  await store.setStable('remote-home', next.release.id)
  expect((await pagesOf(startedOn(store), ['/_/remote-home/entry2.js']))['/_/remote-home/entry2.js']).toMatch(/^200 /)
})

test('a rollout on a full disk is refused with the reason, nothing is lost, and no lock is left', async () => {
  const { store, folder, leave } = await siteOnSmallDisk()
  const next = await nextRelease()
  await store.publish(next)
  const before = await readFile(join(folder, 'rollout.json'), 'utf8')
  await leave(0)
  const full = 'rollout.json was not written: the disk is full (ENOSPC)'
  expect(await failure(store.setStable('remote-home', next.release.id))).toBe(full)
  expect(await failure(store.rollOut('remote-home', next.release.id, 500))).toBe(full)
  expect(await readFile(join(folder, 'rollout.json'), 'utf8')).toBe(before)
  expect(await temporaries(folder)).toEqual([])
  await leave(16)
  expect((await store.setStable('remote-home', next.release.id)).programs['remote-home']?.stable).toBe(next.release.id)
})

test('a full disk on which no secret can be kept disturbs nobody but whoever begins a preview', async () => {
  const { store, folder, leave } = await siteOnSmallDisk()
  await leave(0)
  const log = vi.fn()
  const app = startedOn(store, log)
  const answer = await app.request('/preview/anything')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(log).toHaveBeenCalledWith('secrets.json was not written: the disk is full (ENOSPC)')
  const page = await app.request('/faq', { headers: { cookie: 'preview=anything' } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Questions')])
  await leave(16)
  expect(await readSecret(store.storage)).toHaveLength(32)
  expect(await temporaries(folder)).toEqual([])
})

test('a folder where the secret should be is named, and disturbs no page', async () => {
  const { store, folder } = await tinySite([await tinyShell(), await tinySection({ pages })])
  await mkdir(join(folder, 'secrets.json'))
  await expect(readSecret(store.storage)).rejects.toThrow('secrets.json: expected a file, got a folder')
  const page = await startedOn(store).request('/faq', { headers: { cookie: 'preview=anything' } })
  expect(page.status).toBe(200)
})
