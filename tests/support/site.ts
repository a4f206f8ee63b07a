/** The composed site on a port of its own, with a store of its own, as `npm start` would serve it. */
import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.ts'

export type Site = {
  readonly address: string
  /** The admin origin; empty when it is switched off. */
  readonly admin: string
  /** Folder of the release store, a copy that the test may change. */
  readonly store: string
  /** Folder in which accepted bookings are kept. */
  readonly outbox: string
  /** The server's process. */
  readonly pid: number
  /** What the server has said so far. */
  said(): string
  stop(): Promise<void>
}

/** Milliseconds a server may take to answer. */
const timeoutMs = 20_000

/** Resolves when a server that is asked next looks at its rollout again: it does so at most four times a second. */
export const rolloutSeen = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 300))

// Node's own takes four times as long.
const cp = (...args: string[]) => promisify(execFile)('cp', args)

/** Files of releases are never changed once they are in a store: a second name for the same bytes is as good as a copy. */
export async function copyStore(from: string, to: string): Promise<void> {
  await mkdir(to)
  const names = (await readdir(from)).filter(name => name !== 'files')
  await cp('-r', ...names.map(name => join(from, name)), to)
  // Another disk takes a copy.
  await cp('-rl', join(from, 'files'), to).catch(() => cp('-r', join(from, 'files'), to))
}

/** @param checkout another folder of the project, built */
export async function startSite(env: Record<string, string> = {}, checkout = root): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const store = join(folder, 'store')
  const outbox = join(folder, 'outbox')
  await copyStore(join(checkout, 'var/store'), store)
  const child = spawn('node', ['shared/delivery/bin/serve.mjs'], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', STORE: store, OUTBOX: outbox, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      output += data
    })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + timeoutMs
  let address: string | undefined
  while (!address) {
    address = /https?:\/\/\S+/.exec(output)?.[0]
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The site did not start: ${output}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const admin = /^Releases: (\S+)\/status$/m.exec(output)?.[1] ?? ''
  return { address, admin, store, outbox, pid: child.pid ?? 0, said: () => output, stop }
}
