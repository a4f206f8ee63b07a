import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { bearer, uploadOf } from '../../../test-support/tiny-admin.ts'
import { tinySection, tinyShell, tinySite } from '../../../test-support/tiny-releases.ts'
import { createToken, type TokenScope } from '../../admin/tokens.ts'
import { createReleaseClient } from '../../management/release-client.ts'
import { readReleaseFolder } from '../../release/release-folder.ts'
import { createFileStorage } from '../../storage/file-storage.ts'
import type { ReleaseStore } from '../../store/release-store.ts'
import { serve } from './serve.ts'

type Started = { site: string; admin: string; store: ReleaseStore; folder: string; records: () => string }

/** The whole program, as `npm start` runs it, on ports of its own. */
async function start(released: readonly string[], env: Record<string, string> = {}): Promise<Started> {
  const { folder, store } = await tinySite(released)
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { address, admin, stop } = await serve({
    PORT: '0',
    HOST: '127.0.0.1',
    STORE: folder,
    OUTBOX: join(folder, 'outbox'),
    LOG: '1',
    ...env,
  })
  onTestFinished(stop)
  return { site: address, admin: admin ?? '', store, folder, records: () => written.mock.calls.map(([text]) => text).join('') }
}

/** A team on a machine of its own: it has the address and a token. */
async function team({ admin, folder }: Started, section: TokenScope) {
  const { token } = await createToken(createFileStorage(folder), section)
  return { token, api: createReleaseClient({ address: admin, token, fetch }) }
}

const home = (mark: string, heading: string) => tinySection({ mark, pages: { '/': `<h1>${heading}</h1>` } })
const fees = (mark: string, heading: string) =>
  tinySection({ name: 'remote-booking', mark, pages: { '/fees': `<h1>${heading}</h1>` }, open: { '/data/fees.json': `"${heading}"` } })

async function shows(address: string, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await (await fetch(address)).text()).toContain(text), { timeout: 2_000, interval: 50 })
}

/** Sends bytes as they are, which no HTTP client would, and resolves to what comes until the server hangs up. */
function raw(address: string, text: string, more?: (write: (bytes: string | Uint8Array) => boolean) => void): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      socket.write(text)
      more?.(bytes => !socket.destroyed && socket.write(bytes))
    })
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

test('a team publishes from elsewhere, and visitors of the running site see it', async () => {
  const started = await start([await tinyShell(), await home('', 'First')])
  const { api } = await team(started, 'remote-home')
  await shows(started.site, '<h1>First</h1>')
  const { program, release } = await api.publish(await readReleaseFolder(await home('2', 'Second')))
  await shows(started.site, '<h1>First</h1>')
  await api.promote({ program, release })
  await shows(started.site, '<h1>Second</h1>')
  await api.rollback({ program })
  await shows(started.site, '<h1>First</h1>')
  const { address } = await api.preview({ program, release })
  expect(address).toContain(`${started.site}/preview/`)
  const cookie = (await fetch(address, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await (await fetch(started.site, { headers: { cookie } })).text()).toContain('<h1>Second</h1>')
  expect(started.records()).toContain(`"event":"admin-changed","method":"POST","path":"/api/promotions/remote-home"`)
})

test('a first release of all, into an empty store', async () => {
  const started = await start([])
  const { api } = await team(started, '*')
  for (const folder of [await tinyShell(), await home('', 'First'), await fees('', 'Fees')]) {
    const { program, release } = await api.publish(await readReleaseFolder(folder))
    await api.promote({ program, release })
  }
  await shows(started.site, '<h1>First</h1>')
  await shows(`${started.site}/fees`, '<h1>Fees</h1>')
  expect(await (await fetch(`${started.site}/data/fees.json`)).text()).toBe('"Fees"')
  expect(await api.status()).toMatchObject({
    health: { ok: true },
    programs: [{ program: 'shell' }, { program: 'remote-booking' }, { program: 'remote-home' }],
  })
})

test('two teams that publish and promote at the same moment, at two servers of one store, both succeed', async () => {
  const one = await start([await tinyShell(), await home('', 'First'), await fees('', 'Fees')])
  const two = { ...(await start([], { STORE: one.folder })), folder: one.folder }
  const [homeTeam, bookingTeam] = [await team(one, 'remote-home'), await team(two, 'remote-booking')]
  const work = async ({ api }: typeof homeTeam, folders: string[]): Promise<void> => {
    for (const folder of folders) {
      const { program, release } = await api.publish(await readReleaseFolder(folder))
      await api.promote({ program, release })
    }
  }
  const rounds = ['2', '3', '4', '5']
  const homes = await Promise.all(rounds.map(mark => home(mark, `Home ${mark}`)))
  const bookings = await Promise.all(rounds.map(mark => fees(mark, `Fees ${mark}`)))
  await Promise.all([work(homeTeam, homes), work(bookingTeam, bookings)])
  for (const site of [one.site, two.site]) {
    await shows(site, '<h1>Home 5</h1>')
    await shows(`${site}/fees`, '<h1>Fees 5</h1>')
  }
  const { programs } = await one.store.readRollout()
  for (const program of ['remote-home', 'remote-booking'] as const)
    expect(programs[program]?.history.filter(({ action }) => action === 'stable')).toHaveLength(5)
})

describe('the public origin', () => {
  test('has nothing of it: there is no such page, and no address takes a change', async () => {
    const started = await start([await tinyShell(), await home('', 'First')])
    const { token } = await team(started, '*')
    const missing = await (await fetch(`${started.site}/no-such-page`)).text()
    for (const path of [
      '/status',
      '/status/sign-in',
      '/api/status',
      '/api/releases',
      '/api/releases/remote-home/0123456789abcdef',
      '/api/rollouts/remote-home',
      '/tokens.json',
      '/secrets.json',
      '/publishing',
    ]) {
      const answer = await fetch(`${started.site}${path}`, { headers: bearer(token) })
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, missing])
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const refused = await fetch(`${started.site}${path}`, { method, headers: bearer(token), body: '{}' })
        expect([path, method, refused.status]).toEqual([path, method, 405])
      }
    }
  })

  test('is served although the other port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { site, admin } = await start([await tinyShell(), await home('', 'First')], { ADMIN_PORT: String(port) })
    await shows(site, '<h1>First</h1>')
    expect(admin).toBe('')
    expect(said.mock.calls.join('')).toContain(
      `The site goes on without /status and publishing from elsewhere. Port ${port} is taken. Stop the program that uses it, or give ADMIN_PORT another number`,
    )
  })
})

describe('over a socket', () => {
  test('what is too large is not waited for', async () => {
    const started = await start([await tinyShell(), await home('', 'First')])
    const { token } = await team(started, 'remote-home')
    const { path } = await uploadOf(await home('2', 'Second'))
    const head = (length: string): string =>
      `PUT ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`
    let sent = 0
    const floods = (write: (bytes: string | Uint8Array) => boolean): void => {
      const piece = new Uint8Array(64 * 1024)
      const timer = setInterval(() => {
        for (let count = 0; count < 16; count++) sent += write(piece) ? piece.length : 0
      }, 5)
      onTestFinished(() => clearInterval(timer))
    }
    expect(await raw(started.admin, head('content-length: 10000000000'), floods)).toMatch(/^HTTP\/1\.1 413 /)
    expect(sent).toBeLessThan(256 * 1024 * 1024)
  })

  test('a file that is cut off in the middle can be sent again', async () => {
    const started = await start([await tinyShell(), await home('', 'First')])
    const { token, api } = await team(started, 'remote-home')
    const upload = await uploadOf(await tinySection({ mark: '2', open: { '/film.mp4': new Uint8Array(300_000).fill(7) } }))
    await fetch(`${started.admin}${upload.path}`, {
      method: 'PUT',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: upload.manifest,
    })
    const [film] = [...upload.files.keys()].filter(name => name.endsWith('.mp4'))
    const cut = new Promise<void>(resolve => {
      const socket = connect(Number(new URL(started.admin).port), '127.0.0.1', () => {
        socket.write(
          `PUT ${upload.path}/files/${film} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/octet-stream\r\ncontent-length: 300000\r\n\r\n`,
        )
        socket.write(new Uint8Array(100_000).fill(7), () => setTimeout(() => socket.destroy(), 50))
      })
      socket.on('close', () => resolve())
    })
    await cut
    const { release } = await api.publish(upload)
    await api.promote({ program: 'remote-home', release })
    await shows(started.site, 'entry2.js')
    const answer = await fetch(`${started.site}/film.mp4`)
    expect((await answer.arrayBuffer()).byteLength).toBe(300_000)
  })

  test.each([
    ['/api/releases/remote-home/../../../../etc/passwd', [401, 404]],
    ['/api/rollouts/remote-resources/../remote-home', [401, 404]],
    ['//evil.example/status', [404]],
    ['/status\\..\\..', [400, 401, 404]],
    ['/%00', [404]],
    ['/%', [404]],
  ])('%s, sent as no browser would, leads nowhere', async (path, statuses) => {
    const started = await start([await tinyShell()])
    const answer = await raw(started.admin, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
    expect(statuses).toContain(Number(answer.slice(9, 12)))
    expect(answer).not.toContain(started.folder)
  })

  test('a name that points to this machine is not its name', async () => {
    const started = await start([await tinyShell()])
    const ask = (host: string): Promise<string> =>
      raw(started.admin, `GET /api/status HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    expect(await ask('evil.example')).toMatch(/^HTTP\/1\.1 421 /)
    expect(await ask(`127.0.0.1:${new URL(started.admin).port}`)).toMatch(/^HTTP\/1\.1 401 /)
  })
})
