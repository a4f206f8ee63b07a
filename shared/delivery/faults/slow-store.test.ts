import { execFile } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type FileCall, interceptFileCalls } from '../test-support/file-calls.ts'
import { pagesOf, startedOn } from '../test-support/last-good.ts'
import { passingTime } from '../test-support/passing-time.ts'
import { release, type TinySite, tinySection, tinyShell, tinySite } from '../test-support/tiny-releases.ts'

const pages = { '/': '<h1>Home</h1>', '/faq': '<h1>Questions</h1>' }
const paths = ['/', '/faq', '/_/remote-home/page.js', '/_/shell/main.js']
const silent = 'The last good releases stay live: the release store has not answered for 1 s'

const newSite = async (): Promise<TinySite> => tinySite([await tinyShell(), await tinySection({ pages })])
const second = () => tinySection({ pages: { ...pages, '/faq': '<h1>New questions</h1>' }, mark: '2' })

type Hang = { /** Calls that hang. */ readonly calls: readonly FileCall[] /** They go on. */; end(): void }

/** Calls that `which` names hang. */
function hang(which: (call: FileCall) => boolean): Hang {
  const calls: FileCall[] = []
  let end: () => void = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  const restore = interceptFileCalls(async call => {
    if (!which(call)) return
    calls.push(call)
    await ended
  })
  onTestFinished(() => {
    end()
    restore()
  })
  return { calls, end }
}

const isPending = async (work: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([work.then(() => 'ended'), delay(20, 'pending')])) === 'pending'

describe.each(['stat', 'open', 'readFile'])('a rollout file whose %s hangs', call => {
  test('keeps one request waiting for a second, and no other', async () => {
    const pass = passingTime()
    const { store } = await newSite()
    const log = vi.fn()
    const app = startedOn(store, log)
    const before = await pagesOf(app, paths)
    await release(store, await second())
    pass(300)
    const hanging = hang(({ name, path }) => name === call && path.endsWith('rollout.json'))
    const first = Promise.resolve(app.request('/faq')).then(answer => answer.text())
    expect(await pagesOf(app, paths)).toEqual(before)
    expect(await isPending(first)).toBe(true)
    expect(`200 ${await first}`).toBe(before['/faq'])
    expect(log.mock.calls).toEqual([[silent]])
    const health = await app.request('/health')
    expect([health.status, await health.json()]).toMatchObject([503, { ok: false, reason: 'The release store cannot be read.' }])
    hanging.end()
    await vi.waitFor(async () => expect((await pagesOf(app, ['/faq']))['/faq']).toContain('New questions'))
    expect((await app.request('/health')).status).toBe(200)
    expect(log).toHaveBeenCalledOnce()
  })
})

test('however long the rollout file hangs, few looks hang with it', async () => {
  const pass = passingTime()
  const { store } = await newSite()
  const app = startedOn(store)
  const before = await pagesOf(app, paths)
  const hanging = hang(({ path }) => path.endsWith('rollout.json'))
  for (let second = 0; second < 60; second++) {
    pass(1_000)
    // It may be the one that looks, and waits.
    void app.request('/')
    expect(await pagesOf(app, paths)).toEqual(before)
  }
  expect(hanging.calls.length).toBeLessThanOrEqual(3)
})

test('a look that is answered late does not take back what a later one has found', async () => {
  const pass = passingTime()
  const { store } = await newSite()
  const app = startedOn(store)
  const before = await pagesOf(app, paths)
  await release(store, await second())
  const hanging = hang(({ path }) => path.endsWith('faq2.html'))
  pass(300)
  await app.request('/')
  expect(hanging.calls).not.toHaveLength(0)
  await store.rollback('remote-home')
  pass(5_000)
  await app.request('/')
  expect((await app.request('/health')).status).toBe(200)
  hanging.end()
  await delay(50)
  expect(await pagesOf(app, paths)).toEqual(before)
})

test('a store that hangs when a server starts gets visitors a 503, and pages when it answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store } = await newSite()
  const hanging = hang(({ path }) => path.endsWith('rollout.json'))
  const log = vi.fn()
  const app = startedOn(store, log)
  const answers = Promise.all([app.request('/'), app.request('/health')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await answers).map(({ status }) => status)).toEqual([503, 503])
  expect(log).toHaveBeenCalledExactlyOnceWith('the release store has not answered for 10 s')
  hanging.end()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(async () => expect((await app.request('/')).status).toBe(200))
})

test('a file that hangs delays those who ask for it, nobody else, and is read once', async () => {
  const { store } = await newSite()
  const app = startedOn(store)
  const hanging = hang(({ path }) => path.endsWith('files/remote-home/page.js'))
  const asked = Array.from({ length: 20 }, async () => (await app.request('/_/remote-home/page.js')).status)
  for (const status of Object.values(await pagesOf(app, ['/', '/faq', '/_/remote-home/entry.js', '/_/shell/main.js'])))
    expect(status).toMatch(/^200 /)
  expect(await isPending(Promise.race(asked))).toBe(true)
  expect(hanging.calls).toHaveLength(1)
  hanging.end()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
})

test('a release whose fragment hangs leaves the one before it live', async () => {
  const pass = passingTime()
  const { store } = await newSite()
  const app = startedOn(store)
  const before = await pagesOf(app, paths)
  await release(store, await second())
  pass(300)
  const hanging = hang(({ path }) => path.endsWith('faq2.html'))
  expect(await pagesOf(app, paths)).toEqual(before)
  hanging.end()
  await vi.waitFor(async () => expect((await pagesOf(app, ['/faq']))['/faq']).toContain('New questions'))
})

test('a rollout file that blocks a thread of this process leaves the others for pages that are yet to be made', async () => {
  const pass = passingTime()
  const { store, folder } = await newSite()
  const app = startedOn(store)
  const file = join(folder, 'rollout.json')
  await pagesOf(app, ['/'])
  await rename(file, `${file}.aside`)
  // Whoever opens a pipe that nobody writes to waits in the system, as for a network disk that is gone.
  await promisify(execFile)('mkfifo', [file])
  onTestFinished(() => release())
  const release = (): void => closeSync(openSync(file, constants.O_RDWR))
  for (let look = 0; look < 6; look++) {
    pass(4_000)
    void app.request('/')
    expect(await pagesOf(app, paths)).toMatchObject({ '/faq': expect.stringMatching(/^200 /), '/_/shell/main.js': '200 export {}' })
  }
  release()
  await rm(file)
  await rename(`${file}.aside`, file)
  pass(60_000)
  await vi.waitFor(async () => expect((await app.request('/health')).status).toBe(200))
})
