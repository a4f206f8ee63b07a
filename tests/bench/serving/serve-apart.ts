/** Runs a server in a process of its own, so that it does not share a thread with what measures it. */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../support/root.ts'
import type { StaticSite } from './static-site.ts'

export type Served = { readonly address: string; stop(): Promise<void> }

/** @param name of the site: its description is kept in `var/bench/<name>.json` */
export async function serveApart(name: string, site: StaticSite): Promise<Served> {
  const description = join(root, `var/bench/${name}.json`)
  await writeFile(description, JSON.stringify(site))
  const child = spawn('node', [join(import.meta.dirname, 'serve.mjs'), description], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const address = await Promise.race([
    new Promise<string>(resolve => child.stdout.once('data', data => resolve(String(data).trim()))),
    ended.then(() => Promise.reject(new Error(`The server of ${name} ended before it answered`))),
  ])
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  return { address, stop }
}
