import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readReleaseFolder } from '../src/release/release-folder.ts'
import { interceptFileCalls, systemError } from '../test-support/file-calls.ts'
import { pagesOf, startedOn } from '../test-support/last-good.ts'
import { passingTime } from '../test-support/passing-time.ts'
import { release, type TinySite, tinySection, tinyShell, tinySite } from '../test-support/tiny-releases.ts'

const pages = { '/': '<h1>Home</h1>', '/faq': '<h1>Questions</h1>' }
const paths = ['/', '/faq', '/_/remote-home/page.js']

const newSite = async (): Promise<TinySite> => tinySite([await tinyShell(), await tinySection({ pages })])
const second = () => tinySection({ pages: { ...pages, '/faq': '<h1>New questions</h1>' }, mark: '2' })

/** @returns ends the fault */
function refuse(ending: string, code: string): () => void {
  const restore = interceptFileCalls(({ name, path }) => {
    if (path.endsWith(ending)) throw systemError(code, name)
  })
  onTestFinished(restore)
  return restore
}

const healthOf = async (app: ReturnType<typeof startedOn>) => {
  const answer = await app.request('/health')
  return { status: answer.status, ...((await answer.json()) as object) }
}

const what = [
  ['the rollout file', async () => 'rollout.json', /^The last good releases stay live: rollout\.json cannot be read: /],
  ['a manifest', async (id: string) => `releases/remote-home/${id}.json`, /releases\/remote-home\/[\da-f]{16}\.json cannot be read: /],
  ['a fragment', async () => 'files/remote-home/faq2.html', /: files\/remote-home\/faq2\.html cannot be read: /],
] as const
const how = [
  ['EACCES', 'permission is denied (EACCES)'],
  ['EIO', 'the disk reports an error (EIO)'],
  ['EMFILE', 'too many files are open (EMFILE)'],
] as const

test.each(what.flatMap(each => how.map(code => [...each, ...code] as const)))(
  '%s that cannot be read leaves the last good releases live, said once, until it can (%#)',
  async (_what, ending, sentence, code, reason) => {
    const pass = passingTime()
    const { store } = await newSite()
    const log = vi.fn()
    const app = startedOn(store, log)
    const before = await pagesOf(app, paths)
    const { id } = await release(store, await second())
    const mend = refuse(await ending(id), code)
    for (let look = 0; look < 5; look++) {
      pass(300)
      expect(await pagesOf(app, paths)).toEqual(before)
    }
    expect(log.mock.calls).toEqual([[expect.stringMatching(sentence)]])
    expect(log.mock.calls[0]?.[0]).toContain(reason)
    pass(300)
    expect(await healthOf(app)).toMatchObject({ status: 503, ok: false, reason: 'The release store cannot be read.' })
    mend()
    pass(300)
    expect((await pagesOf(app, paths))['/faq']).toContain('New questions')
    expect(await healthOf(app)).toEqual({ status: 200, ok: true, releases: expect.anything() })
  },
)

test('a server that starts on a store that cannot be read is not ready, and is as soon as it can', async () => {
  const pass = passingTime()
  const { store } = await newSite()
  const mend = refuse('rollout.json', 'EACCES')
  const app = startedOn(store)
  expect(await healthOf(app)).toEqual({ status: 503, ok: false, releases: {}, reason: 'The release store cannot be read.' })
  expect((await app.request('/faq')).status).toBe(503)
  mend()
  pass(300)
  expect((await app.request('/faq')).status).toBe(200)
})

test('a file that cannot be read is asked for again later: it is not taken for one that does not exist', async () => {
  const { store } = await newSite()
  const mend = refuse('files/remote-home/page.js', 'EIO')
  const app = startedOn(store)
  const answer = await app.request('/_/remote-home/page.js')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  mend()
  expect((await app.request('/_/remote-home/page.js')).status).toBe(200)
})

test('a store that is taken away and put back is served all the while, and not started anew', async () => {
  const pass = passingTime()
  const { store, folder } = await newSite()
  const app = startedOn(store)
  const before = await pagesOf(app, paths)
  await rename(folder, `${folder}-away`)
  onTestFinished(() => rm(`${folder}-away`, { recursive: true, force: true }))
  pass(300)
  expect(await pagesOf(app, paths)).toEqual(before)
  expect(await healthOf(app)).toMatchObject({ ok: true, warning: 'No release of the shell is stable yet.' })
  await rename(`${folder}-away`, folder)
  pass(300)
  expect(await pagesOf(app, paths)).toEqual(before)
  expect(await healthOf(app)).not.toHaveProperty('warning')
  await release(store, await second())
  pass(300)
  expect((await pagesOf(app, paths))['/faq']).toContain('New questions')
})

test('a backup that is put back is what visitors get, although its rollout is older', async () => {
  const pass = passingTime()
  const { store, folder } = await newSite()
  const app = startedOn(store)
  const old = await pagesOf(app, paths)
  await cp(folder, `${folder}-backup`, { recursive: true, preserveTimestamps: true })
  onTestFinished(() => rm(`${folder}-backup`, { recursive: true, force: true }))
  const { id } = await release(store, await second())
  pass(300)
  expect(await pagesOf(app, paths)).not.toEqual(old)
  await rm(folder, { recursive: true })
  await cp(`${folder}-backup`, folder, { recursive: true, preserveTimestamps: true })
  pass(300)
  expect(await pagesOf(app, paths)).toEqual(old)
  expect(await healthOf(app)).toMatchObject({ ok: true })
  const again = await store.publish(await readReleaseFolder(await second()))
  expect(again).toMatchObject({ release: id, added: true })
  await store.setStable('remote-home', id)
  pass(300)
  expect((await pagesOf(app, paths))['/faq']).toContain('New questions')
})

test('a manifest that is mended, or arrives later, is found without a restart', async () => {
  const pass = passingTime()
  const { store, folder } = await newSite()
  const log = vi.fn()
  const app = startedOn(store, log)
  const { release: id } = await store.publish(await readReleaseFolder(await second()))
  const manifest = join(folder, `releases/remote-home/${id}.json`)
  const whole = await readFile(manifest)
  await writeFile(manifest, whole.subarray(0, 100))
  for (let visit = 0; visit < 3; visit++) {
    pass(300)
    expect((await app.request('/_/remote-home/entry2.js')).status).toBe(404)
  }
  expect(log.mock.calls).toEqual([[expect.stringContaining(`releases/remote-home/${id}.json: expected JSON`)]])
  await writeFile(manifest, whole)
  pass(300)
  expect((await app.request('/_/remote-home/entry2.js')).status).toBe(200)
})

test('a release that is made stable is served at once, however often others ask for files that do not exist', async () => {
  const { store } = await newSite()
  const app = startedOn(store)
  const pass = passingTime()
  await app.request('/')
  pass(200)
  await app.request('/_/remote-home/nothing.js')
  await release(store, await second())
  pass(100)
  expect((await app.request('/')).status).toBe(200)
  expect((await app.request('/_/remote-home/entry2.js')).status).toBe(200)
})

test('a folder in the place of a file is said to be one, and nothing is written over it', async () => {
  const { store, folder } = await newSite()
  await rm(join(folder, 'rollout.json'))
  await mkdir(join(folder, 'rollout.json/kept'), { recursive: true })
  await expect(store.rollback('remote-home')).rejects.toThrow('rollout.json: expected a file, got a folder')
  await expect(store.publish(await readReleaseFolder(await second()))).rejects.toThrow('rollout.json: expected a file, got a folder')
})
