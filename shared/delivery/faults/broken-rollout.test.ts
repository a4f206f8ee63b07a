import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readReleaseFolder } from '../src/release/release-folder.ts'
import type { Rollout } from '../src/store/rollout.ts'
import { interceptFileCalls } from '../test-support/file-calls.ts'
import { pagesOf, startedOn } from '../test-support/last-good.ts'
import { passingTime } from '../test-support/passing-time.ts'
import { release, type TinySite, tinySection, tinyShell, tinySite } from '../test-support/tiny-releases.ts'

const paths = ['/', '/faq', '/_/remote-home/page.js']
const pages = { '/': '<h1>Home</h1>', '/faq': '<h1>Questions</h1>' }

let site: TinySite
let file: string
let good: string
let third: string

/** A rollout as it looks after a while: a canary with a weight, and a release before the stable one. */
beforeAll(async () => {
  site = await tinySite([await tinyShell(), await tinySection({ pages }), await tinySection({ pages, mark: '2' })])
  third = await tinySection({ pages, mark: '3' })
  const { release: id } = await site.store.publish(await readReleaseFolder(third))
  await site.store.rollOut('remote-home', id, 1_000)
  file = join(site.folder, 'rollout.json')
  good = await readFile(file, 'utf8')
})

const weight = 'a whole number of basis points from 0 to 10000'

type Draft = { [field: string]: unknown }

/** The file as JSON with one thing changed. */
function edited(change: (home: Draft & Rollout['programs'][keyof Rollout['programs']], all: Draft) => void): () => string {
  return () => {
    const all = JSON.parse(good)
    change(all.programs['remote-home'], all)
    return JSON.stringify(all, null, 2)
  }
}

const replaced = (from: string | RegExp, to: string) => (): string => {
  expect(good).toMatch(from)
  return good.replace(from, to)
}

const malformed = 'The rollout file is malformed.'
const notLoaded = 'The rollout names releases that cannot be loaded.'

const mistakes: [how: string, content: () => string | Uint8Array, said: string, reason: string][] = [
  ['is empty', () => '', 'rollout.json: expected JSON: ', malformed],
  ['has a comma too many', replaced('"version"', ',"version"'), 'rollout.json: expected JSON: ', malformed],
  ['has a comma behind the last field', replaced(/\n}\n$/, ',\n}\n'), 'rollout.json: expected JSON: ', malformed],
  ['was merged with markers', () => `<<<<<<< ours\n${good}`, 'rollout.json: expected JSON: ', malformed],
  ['is no text', () => new Uint8Array([0xff, 0xfe, 0x7b, 0]), 'rollout.json: expected text in UTF-8', malformed],
  ['is a list', () => '[]', 'rollout.json: version: expected number, got nothing', malformed],
  ['is null', () => 'null', 'rollout.json: the file: expected Object, got null', malformed],
  ['has 50 MB', () => good + ' '.repeat(50_000_000), 'rollout.json: expected at most 16777216 bytes, got 5000', malformed],
  [
    'has a program who is none',
    replaced('"shell"', '"shall"'),
    'rollout.json: programs.shall: expected shell, or the name of a section',
    malformed,
  ],
  ['has a misspelt field', replaced('"canary"', '"candidat"'), 'programs.remote-home.candidat: expected no field of this name', malformed],
  [
    'has a weight of more than everyone',
    replaced('"weight": 1000,', '"weight": 10001,'),
    `canary.weight: expected ${weight}, got 10001`,
    malformed,
  ],
  ['has a weight of half a cohort', replaced('"weight": 1000,', '"weight": 0.5,'), `canary.weight: expected ${weight}, got 0.5`, malformed],
  ['has a negative weight', replaced('"weight": 1000,', '"weight": -1,'), `canary.weight: expected ${weight}, got -1`, malformed],
  ['has a weight in words', replaced('"weight": 1000,', '"weight": "10 %",'), `canary.weight: expected ${weight}, got "10 %"`, malformed],
  [
    'has a release that is no id',
    edited(home => Object.assign(home, { stable: 'latest' })),
    'programs.remote-home.stable: expected a release id (16 hexadecimal digits), got "latest"',
    malformed,
  ],
  [
    'has the stable release as canary',
    edited(home => Object.assign(home.canary ?? {}, { release: home.stable })),
    'programs.remote-home.canary.release: expected another release than the stable one, got "',
    malformed,
  ],
  [
    'has a canary without its rollout',
    edited(home => delete (home.canary as Partial<Draft>).rollout),
    'programs.remote-home.canary.rollout: expected string, got nothing',
    malformed,
  ],
  [
    'has no history',
    edited(home => delete (home as Partial<typeof home>).history),
    'programs.remote-home.history: expected Array, got nothing',
    malformed,
  ],
  [
    'has an empty history',
    edited(home => Object.assign(home, { history: [] })),
    'programs.remote-home.history: expected at least one event',
    malformed,
  ],
  [
    'has an event that is none',
    replaced('"rollout",\n          "weight"', '"rolled",\n          "weight"'),
    'programs.remote-home.history.',
    malformed,
  ],
  [
    'has a day for a time',
    edited(home => Object.assign(home.canary ?? {}, { since: '2025-03-01' })),
    'canary.since: expected a time such as 2025-03-01T12:00:00.000Z, got "2025-03-01"',
    malformed,
  ],
  ['has no version', edited((_home, all) => delete all.version), 'rollout.json: version: expected number, got nothing', malformed],
  [
    'names a release that is not there',
    edited(home => Object.assign(home, { stable: '0123456789abcdef' })),
    'remote-home has no release 0123456789abcdef',
    notLoaded,
  ],
  [
    'names a release of another program',
    edited((home, all) => Object.assign((all.programs as Rollout['programs']).shell ?? {}, { stable: home.stable })),
    'shell has no release ',
    notLoaded,
  ],
  [
    'names no shell',
    edited((_home, all) => delete (all.programs as Draft).shell),
    'No release of the shell is stable yet',
    'No release of the shell is stable yet.',
  ],
]

const write = (content: string | Uint8Array): Promise<void> => writeFile(file, content)

async function healthOf(app: ReturnType<typeof startedOn>): Promise<Draft> {
  const answer = await app.request('/health')
  return { status: answer.status, ...((await answer.json()) as object) }
}

describe.each(mistakes)('a rollout file that %s', (_how, content, said, reason) => {
  test('leaves the last good releases live, which is said once, with what is wrong', async () => {
    const pass = passingTime()
    await write(good)
    const log = vi.fn()
    const app = startedOn(site.store, log)
    const before = await pagesOf(app, paths)
    await write(content())
    for (let look = 0; look < 8; look++) {
      pass(look < 5 ? 300 : 6_000)
      expect(await pagesOf(app, paths)).toEqual(before)
    }
    expect(log.mock.calls).toEqual([[expect.stringContaining(said)]])
    expect(log.mock.calls[0]?.[0]).toMatch(/^The last good releases stay live: /)
    expect(await healthOf(app)).toMatchObject({ status: 200, ok: true, warning: reason })
    await write(good)
    pass(300)
    expect(await healthOf(app)).toEqual({ status: 200, ok: true, releases: expect.anything() })
  })

  test('keeps a server that starts from serving, until it is mended', async () => {
    const pass = passingTime()
    await write(content())
    const log = vi.fn()
    const app = startedOn(site.store, log)
    const page = await app.request('/faq')
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await healthOf(app)).toEqual({ status: 503, ok: false, releases: {}, reason })
    expect(log.mock.calls).toEqual([[expect.stringContaining(said)]])
    await write(good)
    pass(300)
    expect((await app.request('/faq')).status).toBe(200)
    expect((await healthOf(app)).status).toBe(200)
  })
})

describe.each(mistakes.filter(([, , , reason]) => reason === malformed))('commands at a rollout file that %s', (_how, content, said) => {
  test('are refused with what is wrong, and write nothing', async () => {
    const wrong = content()
    await write(wrong)
    const { store } = site
    const next = await readReleaseFolder(third)
    const all = [
      store.publish(next),
      store.rollback('remote-home'),
      store.promote('remote-home'),
      store.rollOut('remote-home', next.release.id, 5),
      store.list(),
    ]
    for (const outcome of await Promise.allSettled(all))
      expect(outcome).toMatchObject({ reason: { message: expect.stringContaining(said) } })
    expect(Buffer.compare(await readFile(file), Buffer.from(wrong))).toBe(0)
    await write(good)
    expect(await store.list()).toHaveLength(4)
  })
})

test('a rollout file that is cut off anywhere leaves the last good releases live, and is not written over', {
  timeout: 30_000,
}, async () => {
  const pass = passingTime()
  await write(good)
  const app = startedOn(site.store)
  const before = await pagesOf(app, ['/faq'])
  // A prime apart, so that cuts come in names, values and marks alike. Without its last line break it is whole.
  for (let length = 0; length < good.length - 1; length += 7) {
    const cut = good.slice(0, length)
    await write(cut)
    pass(300)
    expect(await pagesOf(app, ['/faq']), `${length} bytes`).toEqual(before)
    await expect(site.store.rollback('remote-home')).rejects.toThrow('rollout.json: ')
    expect(await readFile(file, 'utf8')).toBe(cut)
  }
  expect(await healthOf(app)).toMatchObject({ ok: true, warning: malformed })
  await write(good)
  pass(300)
  expect(await healthOf(app)).not.toHaveProperty('warning')
})

test('a rollout file that was found wrong is read again when it changes, or after a while', async () => {
  const pass = passingTime()
  await write(good)
  const app = startedOn(site.store)
  await app.request('/')
  let reads = 0
  onTestFinished(
    interceptFileCalls(({ name, path }) => {
      if (name === 'readFile' && path === file) reads++
    }),
  )
  const look = async (): Promise<number> => {
    pass(300)
    await app.request('/')
    return reads
  }
  await write(good.slice(0, 100))
  expect([await look(), await look(), await look()]).toEqual([1, 1, 1])
  pass(6_000)
  expect(await look()).toBe(2)
  await write(good)
  expect([await look(), await look()]).toEqual([3, 3])
})

test('a byte order mark, which some editors write, is no mistake', async () => {
  await write(`\uFEFF${good}`)
  expect((await startedOn(site.store).request('/faq')).status).toBe(200)
  await site.store.rollback('remote-home')
  expect((await readFile(file, 'utf8')).charAt(0)).toBe('{')
})

describe('in place of the rollout file', () => {
  const things = [
    ['a folder', () => mkdir(file), 'rollout.json: expected a file, got a folder', { ok: true, warning: malformed }],
    ['a link to itself', () => symlink('rollout.json', file), 'rollout.json cannot be read: stat failed (ELOOP)', { ok: false }],
    ['a link to nothing', () => symlink('nowhere.json', file), 'No release of the shell is stable yet', { ok: true }],
  ] as const

  test.each(things)('%s leaves the last good releases live, until the file is back', async (_what, put, said, health) => {
    const pass = passingTime()
    await rm(file, { recursive: true, force: true })
    await write(good)
    const log = vi.fn()
    const app = startedOn(site.store, log)
    const before = await pagesOf(app, paths)
    await rm(file)
    await put()
    for (let look = 0; look < 4; look++) {
      pass(300)
      expect(await pagesOf(app, paths)).toEqual(before)
    }
    expect(log.mock.calls).toEqual([[`The last good releases stay live: ${said}`]])
    expect(await healthOf(app)).toMatchObject(health)
    await rm(file, { recursive: true })
    await write(good)
    pass(300)
    expect(await healthOf(app)).toEqual({ status: 200, ok: true, releases: expect.anything() })
  })
})

test('a change that would make the file too large to be read is refused', async () => {
  await write(good)
  const endless = Array(200_000).fill({ release: '0123456789abcdef', at: '2025-03-01T12:00:00.000Z', action: 'published' })
  const grown = site.store.change(before => ({ ...before, programs: { ...before.programs, 'remote-booking': { history: endless } } }))
  await expect(grown).rejects.toThrow('rollout.json would become larger than 16777216 bytes')
  expect(await readFile(file, 'utf8')).toBe(good)
})

test('a publish after all this works', async () => {
  await rm(file, { recursive: true, force: true })
  await write(good)
  const { id } = await release(site.store, await tinySection({ pages, mark: '4' }))
  expect((await site.store.readRollout()).programs['remote-home']?.stable).toBe(id)
})
