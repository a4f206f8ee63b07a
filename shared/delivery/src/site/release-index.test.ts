import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../test-support/create-app.ts'
import { release, type TinySite, tinyIdentity, tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import type { Storage } from '../storage/storage.ts'
import { createReleaseStore } from '../store/release-store.ts'

let site: TinySite
let listed: string[]
let app: ReturnType<typeof createApp>
let log: ReturnType<typeof vi.fn<(message: string) => void>>

beforeEach(async () => {
  site = await tinySite([await tinyShell(), await tinySection()])
  listed = []
  const list: Storage['list'] = folder => {
    listed.push(folder)
    return site.store.storage.list(folder)
  }
  log = vi.fn<(message: string) => void>()
  app = createApp({ store: createReleaseStore({ ...site.store.storage, list }), identity: tinyIdentity, log })
  await app.request('/')
})
afterEach(() => void vi.restoreAllMocks())

const passMs = (milliseconds: number): void => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + milliseconds)
}
const statusOf = async (path: string): Promise<number> => (await app.request(path)).status
const searches = (): number => listed.filter(folder => folder === 'releases').length

test.each([
  '/?r=nonsense',
  '/data/paper.json?r=../../rollout',
  '/_/nobody/main.js',
  '/_/shell/..main',
  '/_/shell/%2Fmain.js',
  '/_/shell/a%20b',
])('%s, which no release can have, searches nothing', async path => {
  await app.request(path)
  expect(searches()).toBe(0)
})

test('a name that is unknown is searched for once a minute', async () => {
  for (let time = 0; time < 3; time++) expect(await statusOf('/_/shell/gone-1a2b.js')).toBe(404)
  expect(searches()).toBe(1)
  passMs(61_000)
  expect(await statusOf('/_/shell/gone-1a2b.js')).toBe(404)
  expect(searches()).toBe(2)
})

test('however many unknown names are asked for, the store is searched five times in ten seconds', async () => {
  for (let name = 0; name < 40; name++) {
    expect(await statusOf(`/_/shell/${name}.js`)).toBe(404)
    expect(await statusOf(`/?r=${String(name).padStart(16, '0')}`)).toBe(200)
  }
  expect(searches()).toBe(5)
  passMs(10_001)
  await statusOf('/_/shell/another.js')
  expect(searches()).toBe(6)
})

test('a release that visitors get is found at once, whatever was asked for before', async () => {
  for (let name = 0; name < 10; name++) await statusOf(`/_/shell/${name}.js`)
  expect(await statusOf('/_/remote-home/entry2.js')).toBe(404)
  await release(site.store, await tinySection({ mark: '2' }))
  passMs(1_500)
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/_/remote-home/entry2.js')).toBe(200)
})

test('a file that is gone from the store is named in the log once', async () => {
  await site.store.storage.delete('files/remote-home/page.js')
  for (let time = 0; time < 5; time++) expect(await statusOf('/_/remote-home/page.js')).toBe(404)
  expect(log.mock.calls).toEqual([['remote-home: page.js is listed in a release and missing from the store, unless that was pruned']])
})
