import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoint, mailsIn } from '../support/booking-form.ts'
import { closePages, sharedChromium } from '../support/browser.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { bookingBody } from '../support/post-bookings.ts'
import { root } from '../support/root.ts'

let copy: Checkout
const children: ChildProcess[] = []

beforeAll(async () => {
  copy = await copyCheckout('development-')
})

afterAll(async () => {
  await closePages()
  for (const child of children) child.kill('SIGKILL')
  await copy?.remove()
})

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Starts the copy's development server; resolves when it has said its address, or has ended. */
async function start(port: number, ...options: string[]): Promise<{ said: () => string; code: number | null }> {
  const child = spawn('node', ['shared/build/bin/site-dev.mjs', ...options], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: '', VITEST: '', PORT: `${port}`, STORE: join(root, 'var/store'), OUTBOX: join(copy.folder, 'outbox') },
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  await vi.waitFor(() => expect(child.exitCode !== null || said.includes(`http://localhost:${port}`), said).toBe(true), { timeout: 60_000 })
  return { said: () => said, code: child.exitCode }
}

/** Puts other words over the booking form. */
async function retitle(title: string): Promise<void> {
  const file = join(copy.folder, 'remote-booking/src/pages/consultation/form/booking-copy.ts')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/(bookingCopy[^{]*\{\s*title: ')[^']+/, `$1${title}`))
}

describe.each([
  ['as it will be deployed', '--live'],
  ['from its sources', ''],
])('a section under work, %s', (_, mode) => {
  let port: number
  let address: string

  beforeAll(async () => {
    port = await freePort()
    address = `http://localhost:${port}`
    expect((await start(port, ...(mode ? [mode] : []), 'remote-booking')).said()).toContain(address)
  }, 90_000)

  it('shows an edit by itself', async () => {
    const page = await (await sharedChromium()).newPage()
    await page.goto(`${address}/consultation`)
    for (const title of ['A first edit', 'A second edit']) {
      await retitle(`${title} of ${mode || 'sources'}`)
      await page.getByRole('heading', { name: `${title} of ${mode || 'sources'}` }).waitFor({ timeout: 60_000 })
    }
    await page.close()
  }, 120_000)

  it('shows an edit of what all sections share', async () => {
    const file = join(copy.folder, 'shared/identity/content/fees.ts')
    const fees = await readFile(file, 'utf8')
    await writeFile(file, fees.replace('amount: 250 }', 'amount: 271 }'))
    const shown = async () => expect(await (await fetch(`${address}/fees`)).text()).toContain('£271')
    await vi.waitFor(shown, { timeout: 60_000, interval: 500 })
    await writeFile(file, fees)
  }, 90_000)

  it('says which port to take where its own is taken', async () => {
    const second = await start(port, ...(mode ? [mode] : []), 'remote-booking')
    expect([second.code, second.said().trim()]).toEqual([1, expect.stringMatching(`^Port ${port} is taken. .* PORT another number$`)])
    expect(await (await fetch(`${address}/consultation`)).text()).toContain(`A second edit of ${mode || 'sources'}`)
  })
})

it('the server of sources takes no letter, and does not say that it had', async () => {
  const port = await freePort()
  await start(port, 'remote-booking')
  expect((await fetch(`http://localhost:${port}${endpoint}`, { method: 'POST', body: bookingBody(1) })).status).toBe(405)
}, 90_000)

it('a section that is not there is named, with those that are', async () => {
  const { code, said } = await start(await freePort(), 'remote-jurnal')
  expect([code, said()]).toEqual([1, expect.stringMatching(/no section remote-jurnal\. There are: .*remote-booking/)])
})

it('letters written at work stay in an outbox of their own', async () => {
  const port = await freePort()
  await start(port, '--live', 'remote-booking')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://localhost:${port}${endpoint}`, { method: 'POST', headers, body: bookingBody(1) })
  expect(answer.status).toBe(200)
  expect(await mailsIn(join(copy.folder, 'var/live-outbox'))).toHaveLength(1)
  expect(await mailsIn(join(copy.folder, 'outbox'))).toEqual([])
})
