/** A backup that is made while teams publish and visitors write, and what comes of it on an empty machine. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createFileStorage } from '@site/delivery/file-storage'
import { createReleaseStore } from '@site/delivery/release-store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markedRelease } from '../support/altered-releases.ts'
import { ask } from '../support/ask.ts'
import { endpoint, mailsIn } from '../support/booking-form.ts'
import { bookingBody } from '../support/post-bookings.ts'
import { declaredPages, releaseCommand } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { type Site, startSite } from '../support/site.ts'

const run = promisify(execFile)
const section = 'remote-resources'

let folder: string
let running: Site
/** Has `store` and `outbox`. */
let home: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  running = await startSite({ GUARD: 'off', BOOKING_LIMIT: 'off' })
  home = dirname(running.store)
})

afterAll(async () => {
  await running?.stop()
  await rm(folder, { recursive: true, force: true })
})

const backup = (from: string, archive: string) => run(join(root, 'shared/delivery/deploy/backup.sh'), [from, archive])

/** A page as every visitor of the same cohort gets it: without what is drawn anew for each answer. */
const pageOf = async ({ address }: Site, path: string): Promise<string> =>
  (await ask(address, encodeURI(path), { headers: { cookie: 'cohort=5' } })).body
    .toString()
    .replaceAll(address, '')
    .replaceAll(/nonce="[^"]*"/g, '')

it('is whole, whatever happened meanwhile: pages, previews, tokens and requests hold', async () => {
  const store = createReleaseStore(createFileStorage(running.store))
  const { release } = await store.publish(await markedRelease(section, 'canary'))
  await store.rollOut(section, release, 5000)
  const told = async (...command: string[]) => JSON.parse((await releaseCommand(running.store, ...command, '--json')).stdout)
  const preview: string = (await told('preview', section, release)).address
  const token: string = (await told('token', 'create', 'all')).token
  const headers = { 'content-type': 'application/json', origin: running.address }
  const book = (number: number) => ask(running.address, endpoint, { method: 'POST', headers, body: bookingBody(number) })
  expect((await book(0)).status).toBe(200)

  const archive = join(folder, 'site.tar.gz')
  let ended = false
  const made = backup(home, archive).finally(() => {
    ended = true
  })
  const sent = join(running.outbox, 'sent')
  await mkdir(sent)
  for (let number = 1; !ended; number++) {
    await store.publish(await markedRelease(section, `meanwhile-${number}`))
    await book(number)
    // As when a mail server takes one.
    const [oldest] = (await readdir(running.outbox)).filter(name => name.endsWith('.eml'))
    if (oldest) await rename(join(running.outbox, oldest), join(sent, oldest))
  }
  await made

  const restored = join(folder, 'restored')
  await mkdir(restored)
  await run('tar', ['-xzf', archive, '-C', restored])
  const outbox = join(restored, 'outbox')
  const again = await startSite({ STORE: join(restored, 'store'), OUTBOX: outbox, GUARD: 'off' })
  try {
    const pages = (await declaredPages()).map(({ path }) => path)
    for (const path of [...pages, new URL(preview).pathname, '/sitemap.xml', '/feed.xml'])
      expect(await pageOf(again, path), path).toBe(await pageOf(running, path))
    const listed = await ask(again.admin, '/api/releases', { headers: { authorization: `Bearer ${token}` } })
    expect(listed.status).toBe(200)
    expect([...(await mailsIn(outbox)), ...(await mailsIn(join(outbox, 'sent')))].join('\n')).toContain('Visitor 0')
    // What is in it of the releases of that moment can be given to visitors, each of them.
    const inArchive = createReleaseStore(createFileStorage(join(restored, 'store')))
    for (const { program, release: id } of await inArchive.list(section)) await inArchive.setStable(program, id)
  } finally {
    await again.stop()
  }
})

it('takes any number of requests', async () => {
  const many = join(folder, 'many')
  await mkdir(join(many, 'outbox'), { recursive: true })
  await mkdir(join(many, 'store'))
  const names = Array.from({ length: 30_000 }, (_, at) => `2026-01-01T00-00-00-000Z-${`${at}`.padStart(16, '0')}.eml`)
  for (const name of names) await writeFile(join(many, 'outbox', name), 'a')
  const archive = join(folder, 'many.tar.gz')
  await backup(many, archive)
  const { stdout } = await run('tar', ['-tzf', archive], { maxBuffer: 16 * 1024 * 1024 })
  expect(stdout.split('\n').filter(name => name.endsWith('.eml'))).toHaveLength(names.length)
})

it('is refused where it cannot be written, and leaves the one before as it was', async () => {
  const archive = join(folder, 'kept.tar.gz')
  await writeFile(archive, 'the one before')
  await expect(backup(join(folder, 'nowhere'), archive)).rejects.toThrow()
  await mkdir(`${archive}.part`)
  await expect(backup(home, archive)).rejects.toThrow()
  expect(await readFile(archive, 'utf8')).toBe('the one before')
})
