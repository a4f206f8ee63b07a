import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { bearer, type TinyAdmin, tinyAdmin, uploadOf } from '../../test-support/tiny-admin.ts'
import { release as releaseNow, tinySection, tinyShell, writeReleaseFolder } from '../../test-support/tiny-releases.ts'
import { releaseIdOf } from '../release/release.ts'
import { type Storage, StorageError } from '../storage/storage.ts'
import { prune } from '../store/prune.ts'

let admin: TinyAdmin
let token: string

beforeEach(async () => {
  admin = await tinyAdmin([await tinyShell(), await tinySection()])
  token = await admin.tokenFor('remote-home')
})

type Upload = Awaited<ReturnType<typeof uploadOf>>
type Body = Uint8Array<ArrayBuffer> | string | ReadableStream

const put = (path: string, body: Body, headers: Record<string, string> = {}, type = 'application/octet-stream'): Promise<Response> => {
  // Node wants it said for bodies that are streams.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    headers: { ...bearer(token), 'content-type': type, ...headers },
    body,
    duplex: 'half',
  }
  return admin.ask(path, init)
}
const begin = ({ path, manifest }: Pick<Upload, 'path' | 'manifest'>): Promise<Response> => put(path, manifest, {}, 'application/json')
const sendFile = ({ path, files }: Upload, name: string): Promise<Response> => put(`${path}/files/${name}`, files.get(name)!)
const finish = ({ path }: Pick<Upload, 'path'>): Promise<Response> => admin.ask(path, { method: 'POST', headers: bearer(token) })
const missingOf = async (answer: Response): Promise<string[]> => ((await answer.json()) as { missing: string[] }).missing
const refusal = async (answer: Response): Promise<[number, string]> => [answer.status, ((await answer.json()) as { error: string }).error]

/** Bytes as they come from a client that never says how many. */
const streamOf = (bytes: Uint8Array, pieces = 3): ReadableStream<Uint8Array> => {
  const size = Math.ceil(bytes.length / pieces)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

test('a release arrives file by file, and only what the store does not have', async () => {
  const upload = await uploadOf(await tinySection({ mark: '2' }))
  const missing = await missingOf(await begin(upload))
  expect(missing).toEqual(['index2.html', 'entry2.js'])
  for (const name of missing) expect((await sendFile(upload, name)).status).toBe(200)
  expect(await admin.store.list('remote-home')).toHaveLength(1)
  const published = await finish(upload)
  expect(await published.json()).toMatchObject({ program: 'remote-home', release: upload.release.id, added: true })
  await admin.store.setStable('remote-home', upload.release.id)
  expect(await admin.store.storage.list('publishing')).toEqual([])
  expect(await admin.store.storage.list('publishing')).toEqual([])
})

test('whatever is sent again changes nothing', async () => {
  const upload = await uploadOf(await tinySection({ mark: '2' }))
  for (let time = 0; time < 2; time++) {
    for (const name of await missingOf(await begin(upload))) await sendFile(upload, name)
    expect((await sendFile(upload, 'entry2.js')).status).toBe(200)
    expect((await finish(upload)).status).toBe(200)
  }
  const { history } = (await admin.store.readRollout()).programs['remote-home']!
  expect(history.filter(({ action }) => action === 'published')).toHaveLength(2)
  expect(await (await finish(upload)).json()).toMatchObject({ added: false })
})

test('a file without a length is taken when it has the length it has to have', async () => {
  const upload = await uploadOf(await tinySection({ mark: '2' }))
  for (const name of await missingOf(await begin(upload)))
    expect((await put(`${upload.path}/files/${name}`, streamOf(upload.files.get(name)!))).status).toBe(200)
  expect((await finish(upload)).status).toBe(200)
})

describe('a manifest is refused', () => {
  const changed = async (fields: object): Promise<Upload> => {
    const upload = await uploadOf(await tinySection({ mark: '2' }))
    const { id: _id, ...nameless } = { ...upload.release, ...fields } as Upload['release']
    const id = releaseIdOf(nameless)
    return { ...upload, path: `/api/releases/remote-home/${id}`, manifest: new TextEncoder().encode(JSON.stringify({ ...nameless, id })) }
  }

  test('when it is that of another release', async () => {
    const upload = await uploadOf(await tinySection({ mark: '2' }))
    const [status, reason] = await refusal(await begin({ ...upload, path: '/api/releases/remote-home/0123456789abcdef' }))
    expect([status, reason]).toEqual([
      400,
      `the manifest: expected that of remote-home 0123456789abcdef, got that of remote-home ${upload.release.id}`,
    ])
  })

  test('when it is that of another program', async () => {
    const upload = await uploadOf(await tinyShell({ mark: '2' }))
    const path = `/api/releases/remote-home/${upload.release.id}`
    expect(await refusal(await begin({ ...upload, path }))).toEqual([400, expect.stringContaining('got that of shell')])
  })

  test('when it was edited after it was named', async () => {
    const upload = await uploadOf(await tinySection({ mark: '2' }))
    const manifest = new TextEncoder().encode(new TextDecoder().decode(upload.manifest).replace('Title of /', 'Another'))
    expect(await refusal(await begin({ ...upload, manifest }))).toEqual([400, expect.stringContaining('release.json was altered')])
  })

  test.each([
    [
      'a file that leads elsewhere',
      { files: { '../../../rollout.json': { bytes: 1, integrity: `sha256-${'A'.repeat(43)}=`, type: 'text/css' } } },
    ],
    ['a file that is not listed', { entry: 'constructor' }],
    ['another format', { format: 2 }],
  ])('with %s', async (_what, fields) => {
    expect((await begin(await changed(fields))).status).toBe(400)
    expect(await admin.store.storage.list('publishing')).toEqual([])
  })

  test('with a file above 64 MB, before anything of it is sent', async () => {
    const file = { bytes: 64 * 1024 * 1024 + 1, integrity: `sha256-${'A'.repeat(43)}=`, type: 'video/mp4' }
    const upload = await uploadOf(await tinySection({ mark: '2' }))
    const answer = await begin(await changed({ files: { ...upload.release.files, 'film.mp4': file } }))
    expect(await refusal(answer)).toEqual([409, expect.stringContaining('film.mp4: expected at most 67108864 bytes, got 67108865')])
  })

  test.each([
    [
      'with its length',
      (bytes: Uint8Array<ArrayBuffer>): [Body, Record<string, string>] => [bytes, { 'content-length': String(bytes.length) }],
    ],
    ['without its length', (bytes: Uint8Array<ArrayBuffer>): [Body, Record<string, string>] => [streamOf(bytes), {}]],
    [
      'with the length of another',
      (bytes: Uint8Array<ArrayBuffer>): [Body, Record<string, string>] => [bytes, { 'content-length': '100' }],
    ],
  ])('above 2 MB, sent %s', async (_how, sent) => {
    const [body, headers] = sent(new Uint8Array(2 * 1024 * 1024 + 1))
    const answer = await put('/api/releases/remote-home/0123456789abcdef', body, headers, 'application/json')
    expect(await refusal(answer)).toEqual([413, expect.stringContaining('expected at most 2097152 bytes')])
  })

  test('as a form', async () => {
    const { path } = await uploadOf(await tinySection({ mark: '2' }))
    expect((await put(path, 'a=b', {}, 'application/x-www-form-urlencoded')).status).toBe(415)
  })

  test('while releases are being deleted', async () => {
    const since = new Date().toISOString()
    await admin.store.change(before => ({ ...before, version: before.version + 1, pruning: since }))
    const [status, reason] = await refusal(await begin(await uploadOf(await tinySection({ mark: '2' }))))
    expect([status, reason]).toEqual([409, expect.stringContaining('Releases are being deleted')])
  })
})

describe('a file is refused', () => {
  let upload: Upload

  beforeEach(async () => {
    upload = await uploadOf(await tinySection({ mark: '2' }))
    await begin(upload)
  })

  const content = (): Uint8Array<ArrayBuffer> => upload.files.get('entry2.js')!
  const stored = (name = 'entry2.js') => admin.store.storage.stat(`files/remote-home/${name}`)

  test.each([
    ['that has other content', () => new Uint8Array(content().length), 409, 'entry2.js was altered: expected sha256-'],
    ['that is cut', () => content().slice(1), 409, 'entry2.js was altered: expected 23 bytes, got 22'],
    ['that is empty', () => new Uint8Array(0), 409, 'entry2.js was altered'],
    ['that goes on', () => new Uint8Array(content().length + 1), 413, 'expected at most 23 bytes'],
    ['that goes on, without a length', () => streamOf(new Uint8Array(content().length + 1)), 413, 'expected at most 23 bytes'],
  ])('%s', async (_what, body, status, words) => {
    expect(await refusal(await put(`${upload.path}/files/entry2.js`, body()))).toEqual([status, expect.stringContaining(words)])
    expect(await stored()).toBeUndefined()
  })

  test('whose length is a lie, either way', async () => {
    for (const length of [1, 23]) {
      const answer = await put(`${upload.path}/files/entry2.js`, new Uint8Array(1024 * 1024), { 'content-length': String(length) })
      expect(answer.status).toBe(413)
    }
    expect((await put(`${upload.path}/files/entry2.js`, content(), { 'content-length': '999999999999' })).status).toBe(413)
    expect(await stored()).toBeUndefined()
  })

  test('that never ends: no more of it is read than it may have', async () => {
    let read = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1000
        controller.enqueue(new Uint8Array(1000))
      },
    })
    expect((await put(`${upload.path}/files/entry2.js`, endless)).status).toBe(413)
    expect(read).toBeLessThan(10_000)
  })

  test('that breaks off, and can be sent again', async () => {
    let begun = false
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (begun) return controller.error(new Error('gone'))
        begun = true
        controller.enqueue(content().slice(0, 5))
      },
    })
    expect(await refusal(await put(`${upload.path}/files/entry2.js`, broken))).toEqual([400, 'The body: it broke off'])
    expect(await stored()).toBeUndefined()
    expect((await sendFile(upload, 'entry2.js')).status).toBe(200)
  })

  test.each([
    'release.json',
    'entry.js',
    'constructor',
    '__proto__',
    '..%2F..%2F..%2Frollout.json',
    '..%2Fshell%2Fmain.js',
    'entry2.js%00',
    'entry2.js%2F',
    '.tmp',
    `pin-${'0'.repeat(16)}.json`,
    'entry2.js.br',
  ])('that the manifest does not list: %s', async name => {
    const before = await readFile(join(admin.folder, 'rollout.json'), 'utf8')
    const answer = await put(`${upload.path}/files/${name}`, content())
    expect(answer.status).toBe(404)
    expect(await readFile(join(admin.folder, 'rollout.json'), 'utf8')).toBe(before)
  })

  test('of a release whose manifest was not sent', async () => {
    const other = await uploadOf(await tinySection({ mark: '3' }))
    expect(await refusal(await sendFile(other, 'entry3.js'))).toEqual([404, expect.stringContaining('Send its manifest first')])
    expect(await refusal(await finish(other))).toEqual([404, expect.stringContaining('Send its manifest first')])
  })
})

describe('a release is refused at the end', () => {
  const uploadAll = async (folder: string): Promise<Upload> => {
    const upload = await uploadOf(folder)
    for (const name of await missingOf(await begin(upload))) await sendFile(upload, name)
    return upload
  }
  const unchanged = async (upload: Upload, words: string): Promise<void> => {
    const before = await admin.store.readRollout()
    expect(await refusal(await finish(upload))).toEqual([409, expect.stringContaining(words)])
    expect(await admin.store.readRollout()).toEqual(before)
    expect(await admin.store.list('remote-home')).toHaveLength(1)
  }

  test('while a file has not arrived', async () => {
    const upload = await uploadOf(await tinySection({ mark: '2' }))
    await begin(upload)
    await sendFile(upload, 'index2.html')
    await unchanged(upload, 'entry2.js has not arrived')
    await sendFile(upload, 'entry2.js')
    expect((await finish(upload)).status).toBe(200)
  })

  test('for a script in its markup', async () => {
    await unchanged(
      await uploadAll(await tinySection({ mark: '2', pages: { '/': '<h1>Home</h1><script>steal()</script>' } })),
      'index2.html',
    )
  })

  test('for an event handler in its markup', async () => {
    await unchanged(await uploadAll(await tinySection({ mark: '2', pages: { '/': '<h1 onclick="steal()">Home</h1>' } })), 'index2.html')
  })

  test('for the path of another team', async () => {
    await releaseNow(admin.store, await tinySection({ name: 'remote-booking', pages: { '/fees': '<h1>Fees</h1>' } }))
    await unchanged(
      await uploadAll(await tinySection({ mark: '2', pages: { '/': '', '/fees': '' } })),
      'claims /fees, which belongs to the live remote-booking',
    )
  })

  test('for the public file of another team', async () => {
    await releaseNow(admin.store, await tinySection({ name: 'remote-booking', pages: { '/fees': '' }, open: { '/data/a.json': '{}' } }))
    await unchanged(await uploadAll(await tinySection({ mark: '2', open: { '/data/a.json': '[]' } })), 'claims /data/a.json')
  })

  test('for an address of the delivery itself', async () => {
    await unchanged(await uploadAll(await tinySection({ mark: '2', pages: { '/': '', '/status': '' } })), 'claims /status')
  })

  test('when the store has other content of the same length under a name', async () => {
    const { release } = await uploadOf(await tinySection())
    const contents = { 'entry2.js': 'export const mark = "2"', 'page.js': 'export []', 'page.css': '', 'index2.html': '' }
    const pages = (release.kind === 'section' ? release.pages : []).map(page => ({
      ...page,
      fragment: 'index2.html',
      modules: ['entry2.js', 'page.js'],
      styles: [],
    }))
    const { 'page.css': _style, ...used } = contents
    const folder = await writeReleaseFolder({ kind: 'section', name: 'remote-home', entry: 'entry2.js', pages, public: {} }, used)
    await unchanged(await uploadAll(folder), 'page.js is already in the store with other content')
  })

  test('when a file was altered in the store meanwhile', async () => {
    const upload = await uploadAll(await tinySection({ mark: '2' }))
    await writeFile(join(admin.folder, 'files/remote-home/entry2.js'), 'x'.repeat(23))
    await unchanged(upload, 'entry2.js is already in the store with other content')
  })
})

describe('uploads that are not ended', () => {
  test('lose nothing to a deletion that goes on meanwhile', async () => {
    const upload = await uploadOf(await tinySection({ mark: '2' }))
    const missing = await missingOf(await begin(upload))
    await sendFile(upload, 'entry2.js')
    expect(await prune(admin.store, { days: 1, dryRun: false })).toMatchObject({ files: 0 })
    for (const name of missing.filter(each => each !== 'entry2.js')) await sendFile(upload, name)
    expect((await finish(upload)).status).toBe(200)
  })

  test('are taken away by a deletion after a day', async () => {
    const upload = await uploadOf(await tinySection({ mark: '2' }))
    await begin(upload)
    await sendFile(upload, 'entry2.js')
    const later = new Date(Date.now() + 25 * 3_600_000)
    expect(await prune(admin.store, { days: 30, dryRun: false }, () => later)).toMatchObject({ files: 1 })
    expect(await admin.store.storage.list('publishing')).toEqual([])
    expect((await finish(upload)).status).toBe(404)
  })
})

test('two who send the same release at the same moment both succeed', async () => {
  const folder = await tinySection({ mark: '2', open: { '/data/a.json': JSON.stringify('long '.repeat(2000)) } })
  const clients = await Promise.all(['a', 'b', 'c'].map(() => admin.apiFor('remote-home')))
  const { release, manifest, files } = await uploadOf(folder)
  await Promise.all(clients.map(api => api.publish({ release, manifest, files })))
  expect(await admin.store.list('remote-home')).toHaveLength(2)
  await admin.store.setStable('remote-home', release.id)
})

test('a server that fails at any step of an upload leaves the last good state, and the next upload completes it', {
  timeout: 30_000,
}, async () => {
  const folder = await tinySection({ mark: '2', open: { '/data/a.json': JSON.stringify('long '.repeat(200)) } })
  const { release, manifest, files } = await uploadOf(folder)
  for (let failing = 1; ; failing++) {
    const disk = { writesLeft: failing - 1 }
    const shaky = await tinyAdmin([await tinyShell(), await tinySection()], { faulty: storage => fillingUp(storage, disk) })
    const stable = (await shaky.store.readRollout()).programs['remote-home']?.stable
    const api = await shaky.apiFor('remote-home')
    const outcome = await api.publish({ release, manifest, files }).then(
      () => 'published',
      (error: Error) => error.message,
    )
    if (outcome === 'published') {
      expect(failing).toBeGreaterThan(10)
      return
    }
    expect(outcome).toContain('the disk is full (ENOSPC)')
    expect((await shaky.store.readRollout()).programs['remote-home']?.stable).toBe(stable)
    disk.writesLeft = Number.POSITIVE_INFINITY
    await api.publish({ release, manifest, files })
    expect(await api.promote({ program: 'remote-home', release: release.id })).toMatchObject({ stable: release.id })
  }
})

/** The storage, on a disk that takes so many more writes. */
function fillingUp(storage: Storage, disk: { writesLeft: number }): Storage {
  const take = (key: string): void => {
    disk.writesLeft--
    if (disk.writesLeft < 0) throw new StorageError(`${key} was not written: the disk is full (ENOSPC)`, 'ENOSPC')
  }
  return {
    ...storage,
    write: async (key, bytes) => {
      take(key)
      await storage.write(key, bytes)
    },
    writeIf: async (key, bytes, version) => {
      take(key)
      return storage.writeIf(key, bytes, version)
    },
  }
}
