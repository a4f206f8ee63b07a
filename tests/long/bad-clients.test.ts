/** Clients that hold connections, dawdle or shout: they are refused, and the site stays quick for everybody else. */
import { execFileSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quantile } from '../bench/statistics.ts'
import { memory, openFiles } from '../support/process-state.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({ GUARD: 'off' })
})

afterAll(() => site?.stop())

/** Of 10,000, as many as this process may hold open beside its own files. */
const idle = Math.min(10_000, Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })) - 1000)

/** Connections that begin a request and send a byte of it each second. */
const dawdlers = 200

/** Milliseconds in which a dawdler is refused: the 20 s that a head may take, and the 30 s between two looks. */
const refusedWithin = 60_000

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.address)
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })

/** Resolves with all that the server sends before it hangs up. */
const answered = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(answer))
  })

async function openMany(count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: Math.min(200, count - sockets.length) }, open))))
  for (const socket of sockets) socket.on('error', () => undefined)
  return sockets
}

/** Milliseconds that 99 of 100 visits of a page stay below. */
async function slowest(visits = 400): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const visit = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const begun = performance.now()
      get(`${site.address}/faq`, { agent }, response => {
        response.resume().once('end', () => resolve(response.statusCode === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY))
      }).once('error', reject)
    })
  const took: number[] = []
  while (took.length < visits) took.push(...(await Promise.all(Array.from({ length: 4 }, visit))))
  agent.destroy()
  return quantile(took, 0.99)
}

const filesNow = (): Promise<number> => openFiles(site.pid)

describe('a server with clients that mean it no good', () => {
  it(`is as quick beside ${idle} idle connections, and holds nothing of them when they are gone`, async () => {
    await slowest() // what is kept is kept, and what is compiled is compiled
    const before = await filesNow()
    const quiet = await slowest()
    const remembered: number[] = []
    for (let storm = 0; storm < 3; storm++) {
      const sockets = await openMany(idle)
      await expect.poll(filesNow, { timeout: 30_000 }).toBeGreaterThan(idle)
      expect(await slowest()).toBeLessThan(3 * Math.max(quiet, 5))
      for (const socket of sockets) socket.destroy()
      await expect.poll(filesNow, { timeout: 30_000 }).toBeLessThan(before + 20)
      remembered.push(await memory(site.pid))
    }
    expect(remembered[2]).toBeLessThan((remembered[0] ?? 0) * 1.2)
  })

  it('hangs up on those that never come to the end of their request, and is as quick meanwhile', async () => {
    const quiet = await slowest()
    const sockets = await openMany(dawdlers)
    const answers = Promise.all(sockets.map(answered))
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const drip = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write('a')
    }, 1000)
    expect(await slowest()).toBeLessThan(3 * Math.max(quiet, 5))
    const refused = await Promise.race([answers, new Promise<string[]>(resolve => setTimeout(resolve, refusedWithin, []))])
    clearInterval(drip)
    expect(refused).toHaveLength(dawdlers)
    expect(new Set(refused.map(answer => answer.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
  })

  it('refuses heads without end, and is as quick meanwhile', async () => {
    const quiet = await slowest()
    const shout = async (): Promise<string> => {
      const socket = await open()
      const answer = answered(socket)
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      for (let line = 0; line < 100 && !socket.destroyed; line++) socket.write(`X-${line}: ${'a'.repeat(10_000)}\r\n`)
      return answer
    }
    let shouting = true
    const heard = new Set<string | undefined>()
    const crowd = Array.from({ length: 20 }, async () => {
      while (shouting) heard.add((await shout()).split('\r\n')[0])
    })
    expect(await slowest()).toBeLessThan(3 * Math.max(quiet, 5) + 20)
    shouting = false
    await Promise.all(crowd)
    // Who still writes when the server hangs up may lose the answer.
    expect([...heard].filter(line => line && line !== 'HTTP/1.1 431 Request Header Fields Too Large')).toEqual([])
    expect(heard).toContain('HTTP/1.1 431 Request Header Fields Too Large')
  })
})
