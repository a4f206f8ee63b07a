/** The Worker under `wrangler dev`, begun with the command of docs/operating.md, and a store of its own. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Bucket, createR2Storage } from '@site/delivery/r2-storage'
import { createReleaseStore } from '@site/delivery/release-store'
import { Miniflare } from 'miniflare'
import { vi } from 'vitest'
import { freePort, startProgram } from '../bench/delivery/started-program.ts'
import type { SiteUnderTest } from '../delivery/site-under-test.ts'
import { root } from './root.ts'

const run = promisify(execFile)

type WranglerSite = Omit<SiteUnderTest, 'from'> & {
  /** Runs the documented command that begins so on the site's own store, with `file` in place of the one that it names. */
  put(beginning: string, file: string): Promise<void>
}

/** The words of the documented command that begins so. */
async function documented(beginning: string): Promise<string[]> {
  const page = await readFile(join(root, 'docs/operating.md'), 'utf8')
  const line = page.split('\n').find(text => text.includes(beginning))
  if (!line) throw new Error(`docs/operating.md has no command with "${beginning}"`)
  return line.slice(line.indexOf(beginning)).split(' ')
}

/** @param vars as `wrangler.jsonc` would give them */
export async function startWranglerSite(vars: Record<string, string> = {}): Promise<WranglerSite> {
  const state = await mkdtemp(join(tmpdir(), 'wrangler-'))
  const port = await freePort()
  const [command = '', ...args] = await documented('npx wrangler@4.86.0 dev')
  const settings = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const server = await startProgram({
    command,
    args: [
      '--yes',
      ...args,
      ...settings,
      '--port',
      String(port),
      '--ip',
      '127.0.0.1',
      '--inspector-port',
      String(await freePort()),
      '--persist-to',
      state,
    ],
    cwd: root,
    env: { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(state, 'log') },
    port,
  })
  // It listens before it answers, and begins anew when it has built.
  await vi.waitFor(() => fetch(server.address, { signal: AbortSignal.timeout(3000) }), { timeout: 60_000, interval: 500 })
  // The bucket that the command keeps below its state, opened from here as well.
  const opened = new Miniflare({
    modules: true,
    script: '',
    r2Buckets: { STORE: 'site-releases' },
    r2Persist: join(state, 'v3/r2'),
    cf: false,
  })
  const bucket = (await opened.getR2Bucket('STORE')) as unknown as Bucket
  return {
    address: server.address,
    admin: `http://localhost:${port}`,
    store: createReleaseStore(createR2Storage(bucket)),
    put: async (beginning, file) => {
      const [program = '', ...words] = await documented(beginning)
      await run(program, ['--yes', ...words.slice(0, -1), file, '--persist-to', state], { cwd: root })
    },
    stop: async () => {
      await opened.dispose()
      await server.stop()
      await rm(state, { recursive: true, force: true })
    },
  }
}
