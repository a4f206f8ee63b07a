/** Debian's nginx with answers of the site as plain files: as the package sets it up, below a folder of our own. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Captured } from './captured-answers.ts'
import { freePort, type Started, startProgram } from './started-program.ts'

export type PlainSite = Started & { /** One address for each list of answers. */ readonly addresses: readonly string[] }

/**
 * @param folder where other users can read
 * @param sites each gets a server of its own
 */
export async function startNginx(folder: string, sites: readonly (readonly Captured[])[]): Promise<PlainSite> {
  await mkdir(folder, { recursive: true })
  const servers: { port: number; locations: string[] }[] = []
  for (const [index, answers] of sites.entries())
    servers.push({ port: await freePort(), locations: await writeFiles(join(folder, String(index)), answers) })
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, servers))
  const started = await startProgram({
    command: '/usr/sbin/nginx',
    args: ['-e', join(folder, 'error.log'), '-c', file],
    cwd: folder,
    port: servers[0]?.port ?? 0,
  })
  return { ...started, addresses: servers.map(({ port }) => `http://127.0.0.1:${port}`) }
}

async function writeFiles(folder: string, answers: readonly Captured[]): Promise<string[]> {
  await mkdir(folder)
  return Promise.all(
    answers.map(async (answer, index) => {
      const file = join(folder, String(index))
      await writeFile(file, answer.body)
      return location(answer, file)
    }),
  )
}

/** A file with exactly the headers that the site gives it; what nginx adds for files of its own accord is taken off. */
function location({ path, headers }: Captured, file: string): string {
  const { 'content-type': type = '', ...rest } = headers
  return [
    `location = ${quoted(decodeURI(path))} {`,
    '  types {}',
    `  default_type ${quoted(type)};`,
    ...('accept-ranges' in headers ? [] : ['  max_ranges 0;']),
    ...Object.entries({ 'last-modified': '', ...rest })
      .filter(([name]) => name !== 'accept-ranges')
      .map(([name, value]) => `  add_header ${name} ${quoted(value)};`),
    // It would look for an index below the alias.
    ...(path.endsWith('/') ? [`  root ${dirname(file)};`, `  try_files /${basename(file)} =404;`] : [`  alias ${file};`]),
    '}',
  ].join('\n')
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, character => `\\${character}`)}"`

/** Debian's `nginx.conf` where it says something; paths and the process are ours, entity tags are the site's. */
const configuration = (folder: string, servers: readonly { port: number; locations: readonly string[] }[]): string => `
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  access_log ${folder}/access.log;
  gzip on;
  etag off;
  keepalive_timeout 65s 65s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
${servers.map(({ port, locations }) => `server {\nlisten 127.0.0.1:${port};\n${locations.join('\n')}\n}`).join('\n')}
}
`
