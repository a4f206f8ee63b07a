import { execFile } from 'node:child_process'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import type { ProgramName } from '../src/release/release.ts'
import { readReleaseFolder } from '../src/release/release-folder.ts'
import { createFileStorage } from '../src/storage/file-storage.ts'
import { prune } from '../src/store/prune.ts'
import { createReleaseStore, type ReleaseStore } from '../src/store/release-store.ts'
import type { Rollout } from '../src/store/rollout.ts'
import { assertComplete } from '../src/store/write-release.ts'
import { type Act, perform } from '../test-support/acts.ts'
import type { Doomed, KillPoint, Orders } from '../test-support/kill-points.ts'
import { type Pages, pagesOf, startedOn } from '../test-support/last-good.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { tinySection, tinyShell, tinySite } from '../test-support/tiny-releases.ts'

const documents = ['/', '/faq', '/data/paper.json']
const paths = [...documents, '/_/remote-home/page.js', '/_/shell/main.js']
const section = (mark: string) => ({
  mark,
  pages: { '/': '<h1>Home</h1>', '/faq': `<h1>Questions ${mark}</h1>` },
  open: { '/data/paper.json': JSON.stringify(`Everyone has the right to life ${mark}. `.repeat(20)) },
})
const home: ProgramName = 'remote-home'

let doomed: Record<Act['kind'], Doomed>
let points: KillPoint[]
let next: string

/** A store in which the second release of the section is as far as `extent` says. */
async function template(extent: 'nothing' | 'first' | 'published' | 'stable', releases: readonly string[]): Promise<string> {
  const { store, folder } = await tinySite(extent === 'nothing' ? [] : releases)
  if (extent === 'nothing' || extent === 'first') return folder
  const { release } = await store.publish(await readReleaseFolder(next))
  if (extent === 'stable') await store.setStable(home, release)
  return folder
}

beforeAll(async () => {
  const first = [await tinyShell(), await tinySection(section(''))]
  next = await tinySection(section('2'))
  const { id: release } = (await readReleaseFolder(next)).release
  doomed = {
    'publish all': { act: { kind: 'publish all', folders: first }, template: await template('nothing', first) },
    publish: { act: { kind: 'publish', folder: next }, template: await template('first', first) },
    rollout: { act: { kind: 'rollout', program: home, release }, template: await template('published', first) },
    promote: { act: { kind: 'promote', program: home, release }, template: await template('published', first) },
    rollback: { act: { kind: 'rollback', program: home }, template: await template('stable', first) },
  }
  points = await killAtEveryStep({ doomed: Object.values(doomed), into: await temporaryFolder() })
}, 60_000)

/** @returns where each store stands now that the program that was at work there is dead */
function killAtEveryStep(orders: Orders): Promise<KillPoint[]> {
  const program = fileURLToPath(new URL('../test-support/kill-points.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', program, JSON.stringify(orders)],
      { cwd: join(program, '..') },
      (error, out, complaints) =>
        error?.signal === 'SIGKILL' ? resolve(JSON.parse(out) as KillPoint[]) : reject(error ?? new Error(complaints)),
    )
  })
}

const storeIn = (folder: string): ReleaseStore => createReleaseStore(createFileStorage(folder))

type Seen = { rollout: Rollout; pages: Pages; listed: string[] }

async function look(store: ReleaseStore): Promise<Seen> {
  const listed = (await store.list()).map(({ program, release, state }) => `${program} ${release} ${state}`)
  return { rollout: await store.readRollout(), pages: await pagesOf(startedOn(store), paths), listed }
}

/** Times of events differ from run to run. */
const timeless = ({ programs }: Rollout): unknown =>
  JSON.parse(JSON.stringify(programs, (field, value) => (field === 'at' || field === 'since' || field === 'rollout' ? 'then' : value)))

/** The same act on a copy, undisturbed. */
async function undisturbed({ act, template }: Doomed): Promise<{ before: Seen; after: Seen; stored: string[] }> {
  const folder = await temporaryFolder()
  await cp(template, folder, { recursive: true })
  const store = storeIn(folder)
  const before = await look(store)
  await perform(store, act)
  return { before, after: await look(store), stored: await storedIn(folder) }
}

/** Writes the rollout once more. */
const touch = (store: ReleaseStore): Promise<Rollout> => store.change(rollout => ({ ...rollout, version: rollout.version + 1 }))

/** All files of releases, manifests included. */
const storedIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter(name => /^(?:files|releases)\//.test(name)).sort()

const leftIn = async (folder: string): Promise<string[]> => {
  const hidden = (await readdir(folder)).filter(name => name.startsWith('.') && name !== '.tmp')
  return [...hidden, ...(await readdir(join(folder, '.tmp')).catch(() => []))]
}

async function eachPointOf(kind: Act['kind'], check: (point: KillPoint, store: ReleaseStore) => Promise<void>): Promise<void> {
  const own = points.filter(({ act }) => act === kind)
  expect(own.length).toBeGreaterThan(8)
  await Promise.all(own.map(point => check(point, storeIn(point.folder))))
}

test('a publish that is killed at any step changes nothing for visitors, and the next one makes the release whole', {
  timeout: 60_000,
}, async () => {
  const { before, after, stored } = await undisturbed(doomed.publish)
  const { id } = (await readReleaseFolder(next)).release
  await eachPointOf('publish', async ({ step, folder }, store) => {
    const server = startedOn(store)
    const seen = await look(store)
    expect(seen.pages, step).toEqual(before.pages)
    expect(before.listed, step).toEqual(seen.listed.filter(each => each !== `${home} ${id} kept`))
    if (seen.listed.length > before.listed.length) await assertComplete(store.storage, await store.readRelease(home, id))
    expect([timeless(before.rollout), timeless(after.rollout)], step).toContainEqual(timeless(seen.rollout))
    await perform(store, doomed.publish.act)
    const completed = await look(store)
    expect({ ...completed, rollout: timeless(completed.rollout) }, step).toEqual({ ...after, rollout: timeless(after.rollout) })
    expect(await storedIn(folder), step).toEqual(stored)
    await store.setStable(home, id)
    await expect.poll(async () => (await server.request('/faq')).text(), { timeout: 20_000 }).toContain('Questions 2')
    expect(await leftIn(folder), step).toEqual([])
  })
})

test('what a killed publish had claimed is given back a day later', { timeout: 60_000 }, async () => {
  const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)
  await eachPointOf('publish', async ({ step, folder }, store) => {
    const { pages } = await look(store)
    await prune(store, { days: 1, dryRun: false }, tomorrow)
    expect(await store.storage.list('publishing'), step).toEqual([])
    expect((await look(store)).pages, step).toEqual(pages)
    expect(await leftIn(folder), step).toEqual([])
  })
})

test.each(['rollout', 'promote', 'rollback'] as const)(
  'a %s that is killed at any step has happened or not, and can be done',
  { timeout: 60_000 },
  async kind => {
    const { before, after } = await undisturbed(doomed[kind])
    await eachPointOf(kind, async ({ step, folder }, store) => {
      const seen = await look(store)
      const happened = seen.rollout.version === after.rollout.version
      const expected = happened ? after : before
      expect({ ...seen, rollout: timeless(seen.rollout) }, step).toEqual({ ...expected, rollout: timeless(expected.rollout) })
      if (!happened || kind !== 'rollback') await perform(store, doomed[kind].act)
      expect((await look(store)).pages, step).toEqual(after.pages)
      await touch(store)
      expect(await leftIn(folder), step).toEqual([])
    })
  },
)

test('a first publish of the whole site that is killed at any step shows all of it or nothing', { timeout: 60_000 }, async () => {
  const { before, after, stored } = await undisturbed(doomed['publish all'])
  expect(before.pages['/']).toMatch(/^503 /)
  const part = ({ pages }: Seen): Pages => Object.fromEntries(documents.map(path => [path, pages[path] ?? '']))
  await eachPointOf('publish all', async ({ step, folder }, store) => {
    const shown = await pagesOf(startedOn(store), documents)
    expect([part(before), part(after)], step).toContainEqual(shown)
    await perform(store, doomed['publish all'].act)
    const completed = await look(store)
    expect({ ...completed, rollout: timeless(completed.rollout) }, step).toEqual({ ...after, rollout: timeless(after.rollout) })
    expect(await storedIn(folder), step).toEqual(stored)
    await touch(store)
    expect(await leftIn(folder), step).toEqual([])
  })
})
