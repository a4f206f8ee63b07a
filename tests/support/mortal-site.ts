/** The site's server as a process that is killed and started again on the same port, with the same outbox. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../bench/delivery/started-program.ts'
import { root } from './root.ts'

export type MortalSite = {
  readonly address: string
  readonly outbox: string
  /** Of the process that serves now. */
  pid(): number
  /** Ends the process as a power cut would, with SIGKILL, and resolves when a new one serves. */
  killAndRestart(): Promise<void>
  remove(): Promise<void>
}

/** Milliseconds a server may take to answer. */
const timeoutMs = 20_000

export async function startMortalSite(env: Record<string, string> = {}): Promise<MortalSite> {
  const folder = await mkdtemp(join(tmpdir(), 'mortal-'))
  const outbox = join(folder, 'outbox')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const start = async (): Promise<ChildProcess> => {
    const child = spawn('node', ['shared/delivery/bin/serve.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        ADMIN_PORT: 'off',
        STORE: join(root, 'var/store'),
        OUTBOX: outbox,
        LOG: '1',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await serving(address, child)
    return child
  }
  let child = await start()
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    address,
    outbox,
    pid: () => child.pid ?? 0,
    killAndRestart: async () => {
      await kill()
      child = await start()
    },
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function serving(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await fetch(`${address}/health`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The site does not answer at ${address}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
