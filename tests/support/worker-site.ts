/** The delivery's bundle for Workers on the real workerd, with an R2 bucket of its own in memory. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type Bucket, createR2Storage } from '@site/delivery/r2-storage'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import { Miniflare } from 'miniflare'
import { root } from './root.ts'

const run = promisify(execFile)

export type WorkerSite = {
  readonly address: string
  /** The admin origin. */
  readonly admin: string
  readonly store: ReleaseStore
  readonly bucket: Bucket
  /** Asks through the worker that miniflare has in front, with the headers and at the address given. */
  dispatch(address: string, headers?: Record<string, string>): Promise<{ status: number; headers: Headers; text(): Promise<string> }>
  /** What the isolate has logged so far. */
  said(): string
  stop(): Promise<void>
}

type Deployment = {
  compatibility_date: string
  compatibility_flags: string[]
  r2_buckets: { binding: string }[]
  durable_objects: { bindings: { name: string; class_name: string }[] }
  migrations: { new_sqlite_classes: string[] }[]
  vars: Record<string, string>
}

/** What would be deployed, as wrangler reads it. */
export async function deployment(): Promise<Deployment> {
  const text = await readFile(join(root, 'shared/delivery/wrangler.jsonc'), 'utf8')
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, '')) as Deployment
}

/** @returns the path of the module */
export async function buildWorkerInto(...folder: string[]): Promise<string> {
  const { stdout } = await run('node', ['shared/build/bin/site-worker.mjs', ...folder], { cwd: root })
  return stdout.trim()
}

let built: Promise<string> | undefined

/** The bundle that would be deployed, built once for the tests of a file, in a folder of its own: other files build it at the same time. */
export function workerBundle(): Promise<string> {
  built ??= mkdtemp(join(tmpdir(), 'worker-')).then(buildWorkerInto)
  return built
}

/** @param vars as `wrangler.jsonc` would give them */
export async function startWorkerSite(vars: Record<string, string> = {}): Promise<WorkerSite> {
  let output = ''
  const take = (data: unknown): void => {
    output += data
  }
  const config = await deployment()
  const stored = new Set(config.migrations.flatMap(({ new_sqlite_classes }) => new_sqlite_classes))
  const bundle = await workerBundle()
  const miniflare = new Miniflare({
    modules: true,
    modulesRoot: dirname(bundle),
    scriptPath: bundle,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    r2Buckets: config.r2_buckets.map(({ binding }) => binding),
    durableObjects: Object.fromEntries(
      config.durable_objects.bindings.map(({ name, class_name: className }) => [name, { className, useSQLite: stored.has(className) }]),
    ),
    bindings: { ...config.vars, ADMIN_HOST: 'localhost', ...vars },
    // Nothing is asked of the network: neither what `request.cf` would hold nor whether there is a newer version.
    cf: false,
    telemetry: { enabled: false },
    // Past miniflare's own worker in front, which compresses answers as the edge would: tests see what the site sends.
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    handleRuntimeStdio(out, error) {
      for (const stream of [out, error]) stream.on('data', take)
    },
  })
  await miniflare.ready
  const bucket = streamed((await miniflare.getR2Bucket('STORE')) as unknown as Bucket)
  const { port } = await miniflare.unsafeGetDirectURL()
  return {
    address: `http://127.0.0.1:${port}`,
    admin: `http://localhost:${port}`,
    store: createReleaseStore(createR2Storage(bucket)),
    bucket,
    dispatch: async (url, headers = {}) => (await miniflare.dispatchFetch(url, { headers })) as unknown as Response,
    said: () => output,
    stop: () => miniflare.dispose(),
  }
}

/** Miniflare's own `arrayBuffer` blocks this thread until another has answered, and now and then misses the answer: the stream is read. */
function streamed(bucket: Bucket): Bucket {
  return {
    head: key => bucket.head(key),
    async get(...asked) {
      const object = await bucket.get(...asked)
      return (
        object && {
          key: object.key,
          etag: object.etag,
          size: object.size,
          body: object.body,
          arrayBuffer: () => new Response(object.body).arrayBuffer(),
        }
      )
    },
    put: (...given) => bucket.put(...given),
    delete: key => bucket.delete(key),
    list: options => bucket.list(options),
  }
}

/** Copies what the releases of `folder` that visitors get consist of. */
export async function fillBucket(bucket: Bucket, folder: string, wanted: (key: string) => boolean): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const keys = entries.flatMap(entry => (entry.isFile() ? relative(folder, join(entry.parentPath, entry.name)) : [])).filter(wanted)
  const copy = async (): Promise<void> => {
    for (let key = keys.pop(); key; key = keys.pop()) await bucket.put(key, new Uint8Array(await readFile(join(folder, key))))
  }
  await Promise.all(Array.from({ length: 8 }, copy))
}
