/** The site's server as a process: what it says, and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

export type Program = {
  readonly process: ChildProcess
  /** Folder of its bookings. */
  readonly outbox: string
  readonly said: () => { out: string; error: string }
  /** Resolves to the exit code, null where a signal ended it. */
  readonly ended: Promise<number | null>
  /** Resolves to its address when it serves. */
  readonly served: Promise<string>
  remove(): Promise<void>
}

/** Serves the checkout's own store on `port`; 0 takes any that is free. */
export async function startProgram(port: string): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'))
  const outbox = join(folder, 'outbox')
  const child = spawn('node', ['shared/delivery/bin/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, STORE: join(root, 'var/store'), OUTBOX: outbox, LOG: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  const served = new Promise<string>(resolve => {
    child.stdout.on('data', data => {
      said.out += data
      const address = /https?:\/\/\S+/.exec(said.out)?.[0]
      if (address) resolve(address)
    })
  })
  child.stderr.on('data', data => {
    said.error += data
  })
  const ended = new Promise<number | null>(resolve => child.once('close', code => resolve(code)))
  const remove = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { process: child, outbox, said: () => said, ended, served, remove }
}
