/** What is different where a program lives from request to request, and a request may end before its work does. */
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { release, tinySection, tinyShell } from '@site/delivery/tiny-releases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { startWorkerSite, type WorkerSite, workerBundle } from '../support/worker-site.ts'

const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/page-${index}`, `<h1>Page ${index}</h1>`]))
const pages = { '/': '<h1>Home</h1>', ...many }

async function startFilled(): Promise<WorkerSite> {
  const site = await startWorkerSite()
  for (const folder of [await tinyShell(), await tinySection({ pages })]) await release(site.store, folder)
  return site
}

/** Asks for a page and leaves without reading the answer. */
const leave = (address: string, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`, () => {
        socket.destroy()
        resolve()
      })
    })
    socket.on('error', reject)
  })

const words = async ({ address }: WorkerSite, path: string): Promise<string> => (await ask(address, path)).body.toString()

describe('an isolate that has just started', () => {
  let site: WorkerSite
  beforeAll(async () => {
    site = await startFilled()
  })
  afterAll(() => site?.stop())

  it('answers all who come at the same moment', async () => {
    const asked = await Promise.all(Object.keys(pages).flatMap(path => [words(site, path), words(site, path)]))
    const expected = Object.values(pages).flatMap(markup => [markup, markup])
    for (const [index, html] of asked.entries()) expect(html).toContain(expected[index])
    expect(site.said()).toBe('')
  })

  it('asks for TLS where there is TLS, and knows its own address', async () => {
    const { headers } = await site.dispatch('https://site.example/page-1')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect((await ask(site.address, '/page-1', { headers: { 'x-forwarded-proto': 'https' } })).headers).not.toHaveProperty(
      'strict-transport-security',
    )
  })

  it('takes no bookings', async () => {
    expect((await ask(site.address, '/booking', { method: 'POST', body: 'name=Ada' })).status).toBe(405)
  })
})

describe('a visitor who leaves while the site is read', () => {
  let site: WorkerSite
  beforeAll(async () => {
    site = await startFilled()
  })
  afterAll(() => site?.stop())

  it('keeps nobody who waits for the same, nor those who come later', async () => {
    const left = Promise.all([leave(site.address, '/page-3'), leave(site.address, '/')])
    const [first, second] = await Promise.all([words(site, '/page-3'), words(site, '/page-3')])
    await left
    expect(first).toContain('<h1>Page 3</h1>')
    expect(second).toBe(first)
    expect(await words(site, '/')).toContain('<h1>Home</h1>')
    expect(site.said()).toBe('')
  })
})

it('an empty bucket is a site that is not ready yet, until something is published', async () => {
  const site = await startWorkerSite()
  try {
    const { status, headers, body } = await ask(site.address, '/')
    expect([status, headers['retry-after'], body.toString()]).toEqual([503, '5', 'The site is not ready yet.\n'])
    expect((await ask(site.address, '/health')).status).toBe(503)
    for (const folder of [await tinyShell(), await tinySection()]) await release(site.store, folder)
    await expect.poll(async () => (await ask(site.address, '/')).status).toBe(200)
  } finally {
    await site.stop()
  }
})

describe('the bundle', () => {
  it('is one module that needs nothing but what the platform has', async () => {
    expect(await readdir(dirname(await workerBundle()))).toEqual(['worker.mjs'])
    const code = await readFile(await workerBundle(), 'utf8')
    const imported = [...code.matchAll(/^import .*?"([^"]+)";$/gm)].map(([, name]) => name)
    expect(imported).toContain('node:crypto')
    for (const name of imported) expect(name).toMatch(/^(node|cloudflare):(assert|async_hooks|buffer|crypto|net|util|workers|zlib)$/)
  })
})
