/** A server as nobody, on a machine of which it can write one folder: what a container or a hardened unit leaves it. Needs root. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Confined = {
  readonly address: string
  readonly admin: string
  said(): string /** @returns its exit code */
  stop(): Promise<number>
}

/** Milliseconds until it listens. */
const timeoutMs = 60_000

const confine = `
mount --make-rprivate /
mount --bind "$WRITABLE" "$WRITABLE"
mount -o remount,bind,ro /
exec setpriv --reuid 65534 --regid 65534 --clear-groups --no-new-privs --bounding-set -all "$@"
`

/** @param writable the one folder @throws {Error} with what it said, when it does not listen */
export async function startConfined(
  command: readonly string[],
  { cwd, writable, env }: { cwd: string; writable: string; env: Record<string, string> },
): Promise<Confined> {
  const child = spawn('unshare', ['--mount', 'sh', '-ec', confine, 'sh', ...command], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', WRITABLE: writable, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  const ended = once(child, 'exit')
  const deadline = Date.now() + timeoutMs
  let port: string | undefined
  while (!port) {
    port = /^http:\/\/\S+:(\d+)$/m.exec(said)?.[1]
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start: ${said}`)
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return {
    address: `http://127.0.0.1:${port}`,
    admin: /^Releases: (\S+)\/status$/m.exec(said)?.[1] ?? '',
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM')
      return Number((await ended)[0])
    },
  }
}
