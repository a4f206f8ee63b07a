/** A server as a process of its own, from its start until it accepts connections to its end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'

export type Started = { readonly address: string /** What it has said so far. */; said(): string; stop(): Promise<void> }

/** Milliseconds a server may take until it listens. */
const timeoutMs = 90_000

export type Program = { command: string; args: readonly string[]; cwd: string; env?: Record<string, string>; port: number }

/** @throws {Error} with what it said, when it ends or does not listen on the port. */
export async function startProgram({ command, args, cwd, env = {}, port }: Program): Promise<Started> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    if (!child.pid || child.exitCode !== null) return
    process.kill(-child.pid, 'SIGTERM') // with all that it began
    await ended
  }
  if (!(await listens(child, port))) {
    await stop()
    throw new Error(`${command} does not listen on port ${port}: ${said}`)
  }
  return { address: `http://127.0.0.1:${port}`, said: () => said, stop }
}

async function listens(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (child.exitCode === null && performance.now() < deadline) {
    if (await accepts(port)) return true
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return false
}

const accepts = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** A port that nobody uses at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port is free'))))
    })
  })
