/** The pages of one store behind a proxy with one process of the server and with two, turn by turn. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { median } from '../statistics.ts'
import { freePort, startProgram } from './started-program.ts'
import { startSite, type Variant } from './variants.ts'
import { type LoadResult, putUnderLoad } from './wrk.ts'

export type ProcessRates = {
  readonly one: LoadResult
  readonly two: LoadResult /** Requests a second by two, of those by one. */
  readonly ratio: number
}

const connections = 64
const seconds = 3

/** @param folder where other users can read @param variant what is served; its process is the first of both */
export async function loadProcesses(folder: string, variant: Variant, rounds: number): Promise<ProcessRates> {
  await mkdir(folder, { recursive: true })
  const second = await startSite(folder, variant.store)
  const [one, two] = [await freePort(), await freePort()]
  const file = join(folder, 'proxy.conf')
  await writeFile(file, configuration(folder, { [one]: [variant.address], [two]: [variant.address, second.address] }))
  const proxy = await startProgram({
    command: '/usr/sbin/nginx',
    args: ['-e', join(folder, 'error.log'), '-c', file],
    cwd: folder,
    port: two,
  })
  try {
    const load = (port: number) => putUnderLoad({ address: `http://127.0.0.1:${port}`, paths: variant.paths.pages, connections, seconds })
    for (const port of [one, two]) await load(port)
    const samples: { one: LoadResult; two: LoadResult }[] = []
    for (let round = 0; round < rounds; round++) {
      const early = round % 2 ? await load(two) : undefined
      const alone = await load(one)
      samples.push({ one: alone, two: early ?? (await load(two)) })
    }
    return {
      one: middle(samples.map(sample => sample.one)),
      two: middle(samples.map(sample => sample.two)),
      ratio: median(samples.map(sample => sample.two.rate / sample.one.rate)),
    }
  } finally {
    await Promise.all([proxy.stop(), second.stop()])
  }
}

const middle = (results: readonly LoadResult[]): LoadResult => ({
  rate: median(results.map(({ rate }) => rate)),
  p50: median(results.map(({ p50 }) => p50)),
  p99: median(results.map(({ p99 }) => p99)),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})

/** A visitor stays with one process, as in `shared/delivery/deploy/nginx.conf`; who visits is what the load says. */
const configuration = (folder: string, ports: Readonly<Record<string, readonly string[]>>): string => `
worker_processes 1;
daemon off;
pid ${folder}/proxy.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
${Object.entries(ports)
  .map(
    ([port, addresses]) => `
  upstream processes-${port} { hash $http_x_forwarded_for consistent; ${addresses.map(each => `server ${new URL(each).host};`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://processes-${port}; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }`,
  )
  .join('')}
}
`
