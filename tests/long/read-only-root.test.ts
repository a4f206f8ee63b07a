/** The shipped container and unit, as far as they can be tried without a registry of images and without systemd in charge. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { type Confined, startConfined } from '../support/read-only-root.ts'
import { root } from '../support/root.ts'
import { unitSettings } from '../support/unit.ts'

const run = promisify(execFile)
const nobody = 65_534
const site = 'https://example.org'
const asRoot = it.runIf(process.getuid?.() === 0)
const unitFile = join(root, 'shared/delivery/deploy/site.service')

let folder: string
/** What the image has at `/site`. */
let checkout: string
let instructions: { readonly name: string; readonly value: string }[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'))
  for (const each of [tmpdir(), folder]) await chmod(each, 0o755) // the run's own and this test's: mkdtemp lets nobody else in
  checkout = join(folder, 'site')
  const text = await readFile(join(root, 'shared/delivery/deploy/Containerfile'), 'utf8')
  instructions = [...text.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }))
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 2 ** 24 })
  for (const file of stdout.split('\n').filter(each => each && existsSync(join(root, each)))) {
    await mkdir(dirname(join(checkout, file)), { recursive: true })
    await cp(join(root, file), join(checkout, file))
  }
  const [build = ''] = text.split('\nFROM').slice(1)
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env
  for (const [, line = ''] of build.matchAll(/^RUN (.*)$/gm))
    await run('sh', ['-c', line], { cwd: checkout, env: { ...env, SITE: site }, maxBuffer: 2 ** 26 })
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const lastOf = (name: string): string => instructions.findLast(each => each.name === name)?.value ?? ''
const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map(pair => pair.split('=') as [string, string]))

async function volume(name: string): Promise<string> {
  const made = join(folder, name)
  await mkdir(made)
  await chown(made, nobody, nobody)
  return made
}

async function serves({ address, admin, said }: Confined): Promise<void> {
  const home = await ask(address, '/', { headers: { host: 'example.org', 'x-forwarded-proto': 'https' } })
  expect([home.status, home.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')])
  expect(home.body.toString()).toContain('<link rel="canonical" href="https://example.org/">')
  expect((await ask(admin, '/api/status', { headers: { host: 'releases.example.org' } })).status).toBe(401)
  expect((await ask(admin, '/api/status', { headers: { host: 'other.example' } })).status).toBe(421)
  await expect.poll(said).toContain('"path":"/","status":200')
}

asRoot('the image builds from the lockfile, and serves as nobody, with a root that cannot be written and one volume', async () => {
  expect([lastOf('USER'), lastOf('VOLUME')]).toEqual([`${nobody}:${nobody}`, '/data'])
  const data = await volume('data')
  const env = { ...pairsOf(lastOf('ENV').replaceAll('/data', data)), SITE: site, ADMIN_NAMES: 'releases.example.org' }
  const command = JSON.parse(lastOf('CMD')) as string[]
  for (const time of ['first', 'second']) {
    const server = await startConfined(command, { cwd: checkout, writable: data, env })
    await serves(server)
    expect(server.said().includes('remote-home ')).toBe(time === 'first')
    expect(await server.stop()).toBe(0)
  }
  expect(await readdir(data)).toContain('store')
})

asRoot('the unit starts the server with the same', async () => {
  const state = await volume('state')
  await mkdir(join(state, 'tmp'), { mode: 0o777 })
  await chmod(join(state, 'tmp'), 0o777)
  const unit = await unitSettings(state)
  const env = { ...unit.env, TMPDIR: join(state, 'tmp') }
  const builds = ['shell', ...(await readdir(checkout)).filter(name => name.startsWith('remote-'))].map(name => `${name}/dist/release`)
  await run(
    'setpriv',
    [
      ...['--reuid', String(nobody), '--regid', String(nobody), '--clear-groups', 'node'],
      ...['shared/delivery/bin/publish-builds.mjs', ...builds],
    ],
    { cwd: checkout, env: { ...process.env, ...env } },
  )
  const server = await startConfined(['node', ...unit.args], { cwd: checkout, writable: state, env })
  await serves(server)
  expect(await server.stop()).toBe(0)
})

it.runIf(existsSync('/usr/bin/systemd-analyze'))('the unit is understood, and leaves little open', async () => {
  const { stderr } = await run('systemd-analyze', ['verify', unitFile])
  expect(stderr).toBe('')
  await run('systemd-analyze', ['security', '--offline=true', '--threshold=20', unitFile])
})
