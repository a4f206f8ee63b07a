/** The built site from R2 on workerd and from a folder on Node: the same answers, byte for byte. */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import type { ProgramName, Release } from '@site/delivery/release'
import { createReleaseStore } from '@site/delivery/release-store'
import { type RunningServer, startServer } from '@site/delivery/server'
import { identity } from '@site/identity'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, ask, type Question } from '../support/ask.ts'
import { firstOfTemplate } from '../support/kinds.ts'
import { root } from '../support/root.ts'
import { undeclared } from '../support/route-table.ts'
import { fillBucket, startWorkerSite, type WorkerSite } from '../support/worker-site.ts'

const folder = join(root, 'var/store')
const { programs } = await createReleaseStore(createFileStorage(folder)).readRollout()
const releases = await Promise.all(
  Object.entries(programs).flatMap(([program, { stable } = {}]) => (stable ? [readRelease(program as ProgramName, stable)] : [])),
)
const pages = releases.flatMap(release => (release.kind === 'section' ? release.pages.map(({ path }) => encodeURI(path)) : []))
const publicPaths = releases.flatMap(release => Object.keys(release.public).map(path => encodeURI(path)))
const files = releases.flatMap(release => filesOf(release).map(file => `/_/${release.name}/${file}`))

/** All text, all that has a public path, and of pictures, sounds and films three each: they differ in nothing but their bytes. */
function filesOf(release: Release): string[] {
  const open = new Set(Object.values(release.public))
  const taken = new Map<string, number>()
  const isTaken = (name: string): boolean => {
    if (/\.(html|js|css|json|svg|xml)$/.test(name) || open.has(name)) return true
    taken.set(extname(name), (taken.get(extname(name)) ?? 0) + 1)
    return (taken.get(extname(name)) ?? 0) <= 3
  }
  return [...Object.keys(release.files).filter(isTaken), `pin-${release.id}.json`]
}

async function readRelease(program: ProgramName, id: string): Promise<Release> {
  return JSON.parse(await readFile(join(folder, `releases/${program}/${id}.json`), 'utf8')) as Release
}

let onWorkers: WorkerSite
let onNode: RunningServer

beforeAll(async () => {
  ;[onWorkers, onNode] = await Promise.all([
    startWorkerSite({ GUARD_SETTINGS: 'off' }),
    startServer({ port: 0, host: '127.0.0.1', store: createReleaseStore(createFileStorage(folder)), identity, log: vi.fn() }),
  ])
  const live = new Set(['rollout.json', ...releases.map(({ name, id }) => `releases/${name}/${id}.json`)])
  const names = new Set(files.map(path => path.replace('/_/', 'files/')))
  // Of releases before, the hashes: a document says what its previous part must be.
  const isHashes = (key: string): boolean => /\/pin-\w+\.json$/.test(key)
  await fillBucket(onWorkers.bucket, folder, key => live.has(key) || isHashes(key) || names.has(key.replace(/\.(br|gz)$/, '')))
})
afterAll(() => Promise.all([onWorkers?.stop(), onNode?.stop()]))

type Told = { status: number; headers: Record<string, unknown>; body: string }

/** Without what a connection adds. */
function told({ status, headers: { date: _date, connection: _connection, 'keep-alive': _alive, ...headers }, body }: Answer): Told {
  return { status, headers, body: body.toString('base64') }
}

/** Documents name the address that is asked: it is the same for both. */
const host = '127.0.0.1:4170'

async function expectSame(paths: readonly string[], given: Question = {}): Promise<void> {
  const question = { ...given, headers: { ...given.headers, host } }
  const queue = [...paths]
  const compare = async (): Promise<void> => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const [workers, node] = await Promise.all([onWorkers, onNode].map(({ address }) => ask(address, path ?? '', question)))
      expect({ path, ...told(workers as Answer) }).toEqual({ path, ...told(node as Answer) })
    }
  }
  await Promise.all(Array.from({ length: 4 }, compare))
}

describe('Workers and Node answer the same', () => {
  it.each(['identity', 'br', 'gzip'])('for a page of each template, whatever is asked, encoded as %s', async encoding => {
    const first = new Set(firstOfTemplate.map(({ path }) => encodeURI(path)))
    const chosen = pages.filter(path => first.has(path) || path.includes('%20'))
    expect(chosen.length).toBeGreaterThan(first.size)
    const odd = ['/nothing', '/faq/', '/_/shell/nothing.js', '/%00', '/%zz', `/${'a'.repeat(8192)}`]
    await expectSame([...chosen, ...undeclared.slice(0, 3), ...odd], { headers: { 'accept-encoding': encoding } })
  })

  it('for the booking form, which writes a letter where nothing takes its request', async () => {
    const { body } = await ask(onWorkers.address, '/consultation')
    expect(body.toString()).toContain(identity.emailProvider.origin === 'self' ? 'data-booking="mail"' : '<form')
  })

  it('for every page that is not sent: HEAD, unchanged, and other methods', async () => {
    await expectSame(pages, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    await expectSame(pages, { headers: { 'if-none-match': '*' } })
    await expectSame(['/', '/faq', '/_/shell/nothing.js'], { method: 'POST' })
  })

  it('for what search engines and readers of feeds ask for', async () => {
    await expectSame(['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.atom', '/health'])
  })

  it.each(['identity', 'br'])('for the files of every release, by their headers, encoded as %s', async encoding => {
    expect(files.length).toBeGreaterThan(200)
    await expectSame([...files, ...publicPaths], { method: 'HEAD', headers: { 'accept-encoding': encoding } })
  })

  it('for every file that is text, and every public one', async () => {
    await expectSame([...files.filter(path => /\.(js|css|json|svg)$/.test(path)), ...publicPaths], { headers: { 'accept-encoding': 'br' } })
  })

  it('for every film, in parts', async () => {
    const films = files.filter(path => path.endsWith('.mp4'))
    expect(films.length).toBeGreaterThan(0)
    for (const range of ['bytes=0-1', 'bytes=-1000', 'bytes=1000-70000', 'bytes=99999999999-'])
      await expectSame(films, { headers: { range } })
  })
})
