/** Debian's nginx or Caddy with the shipped configuration, on ports of its own and with a certificate made on the spot. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { freePort, startProgram } from '../bench/delivery/started-program.ts'
import { root } from './root.ts'

export const siteName = 'example.org'
export const adminName = 'releases.example.org'

export type Asked = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }
/** @param from address of this machine that asks */
export type Asking = { name?: string; method?: string; headers?: Record<string, string>; body?: string | Uint8Array; from?: string }

export type TlsProxy = {
  /** Where it sends visitors on to https. */
  readonly plainPort: number
  /** Asks over HTTP/2. */
  ask(path: string, asking?: Asking): Promise<Asked>
  connect(name: string, protocol: 'h2' | 'http/1.1', from?: string): TLSSocket
  stop(): Promise<void>
}

type Served = { site: string; admin: string /** Another process of the site. */; second?: string | undefined }
type Places = Served & { folder: string; tlsPort: number; plainPort: number; certificate: string; key: string }

/** What an operator changes, and a test that has no port 443. @throws {Error} when the text does not say `from` any more */
const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`The configuration says nowhere: ${from}`)
  return text.replaceAll(from, to)
}

const portOf = (address: string): string => new URL(address).port

/** As in Debian's own file, which compresses, logs and takes older TLS. */
function nginxFile(shipped: string, { folder, site, admin, second, tlsPort, plainPort, certificate, key }: Places): string {
  const changes: [string, string][] = [
    [':443 ', `:${tlsPort} `],
    ['listen 443 ', `listen ${tlsPort} `],
    ['listen 80;', `listen ${plainPort};`],
    ['[::]:80;', `[::]:${plainPort};`],
    ...(second ? [['consistent; ', `consistent; server 127.0.0.1:${portOf(second)}; `] as [string, string]] : []),
    ['127.0.0.1:4170', `127.0.0.1:${portOf(site)}`],
    ['127.0.0.1:4171', `127.0.0.1:${portOf(admin)}`],
    ['/etc/letsencrypt/live/example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/example.org/privkey.pem', key],
  ]
  const own = changes.reduce((text, [from, to]) => replaced(text, from, to), shipped)
  const debian = readFileSync('/etc/nginx/nginx.conf', 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  const around: [string, string][] = [
    ['include /etc/nginx/conf.d/*.conf;', `${temporary}\n${own}`],
    ['include /etc/nginx/sites-enabled/*;', ''],
    ['pid /run/nginx.pid;', `daemon off; pid ${folder}/nginx.pid;`],
    ['/var/log/nginx/', `${folder}/`],
  ]
  return around.reduce((text, [from, to]) => replaced(text, from, to), debian)
}

function caddyFile(shipped: string, { folder, site, admin, second, tlsPort, plainPort, certificate, key }: Places): string {
  const changes: [string, string][] = [
    ...(second ? [['reverse_proxy 127.0.0.1:4170', `reverse_proxy 127.0.0.1:${portOf(second)} 127.0.0.1:4170`] as [string, string]] : []),
    ['127.0.0.1:4170', `127.0.0.1:${portOf(site)}`],
    ['127.0.0.1:4171', `127.0.0.1:${portOf(admin)}`],
    ['\n{\n', `\n{\n\tadmin off\n\tstorage file_system ${folder}\n\thttps_port ${tlsPort}\n\thttp_port ${plainPort}\n`],
    ['example.org {', `example.org {\n\ttls ${certificate} ${key}`],
  ]
  return changes.reduce((text, [from, to]) => replaced(text, from, to), shipped)
}

const programs = {
  nginx: {
    command: '/usr/sbin/nginx',
    shipped: 'nginx.conf',
    fileOf: nginxFile,
    args: (file: string) => ['-e', `${file}.log`, '-c', file],
  },
  caddy: {
    command: '/usr/bin/caddy',
    shipped: 'Caddyfile',
    fileOf: caddyFile,
    args: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
} as const

export type ProxyName = keyof typeof programs
export const proxyNames = Object.keys(programs) as ProxyName[]

/** @param site and `admin`: addresses of what runs behind it */
export async function startTlsProxy(name: ProxyName, served: Served): Promise<TlsProxy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const { command, shipped, fileOf, args } = programs[name]
  const [tlsPort, plainPort] = [await freePort(), await freePort()]
  const [certificate, key] = await selfSigned(folder)
  const places = { ...served, folder, tlsPort, plainPort, certificate, key }
  const file = join(folder, shipped)
  await writeFile(file, fileOf(await readFile(join(root, 'shared/delivery/deploy', shipped), 'utf8'), places))
  const program = await startProgram({ command, args: args(file), cwd: folder, env: { HOME: folder }, port: tlsPort })
  const ca = await readFile(certificate)

  const connect: TlsProxy['connect'] = (servername, protocol, localAddress) =>
    connectTls({ host: '127.0.0.1', port: tlsPort, servername, ca, ALPNProtocols: [protocol], ...(localAddress && { localAddress }) })

  const ask: TlsProxy['ask'] = (path, { name: authority = siteName, method = 'GET', headers = {}, body, from } = {}) =>
    new Promise((resolve, reject) => {
      const session = connectHttp2(`https://${authority}`, { createConnection: () => connect(authority, 'h2', from) })
      session.on('error', reject)
      const stream = session.request({ ...headers, ':authority': authority, ':method': method, ':path': path })
      const chunks: Buffer[] = []
      let answered: IncomingHttpHeaders = {}
      stream.on('response', headersOf => {
        answered = headersOf
      })
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', reject)
      stream.on('end', () => {
        session.close()
        resolve({ status: Number(answered[':status']), headers: answered, body: Buffer.concat(chunks) })
      })
      stream.end(body)
    })

  const stop = async (): Promise<void> => {
    await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { plainPort, ask, connect, stop }
}

async function selfSigned(folder: string): Promise<[certificate: string, key: string]> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const names = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName},DNS:${adminName}`, '-days', '1']
  await promisify(execFile)('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...names])
  return [certificate, key]
}

/** `fetch` for the command line's client, which asks the admin origin. */
export const fetchThrough =
  ({ ask }: TlsProxy): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search, hostname } = new URL(request.url)
    const sent = new Uint8Array(await request.arrayBuffer())
    const { status, headers, body } = await ask(pathname + search, {
      name: hostname,
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), 'content-length': String(sent.length) },
      body: sent,
    })
    const named = Object.entries(headers).filter(([name]) => !name.startsWith(':')) as [string, string][]
    return new Response(new Uint8Array(body), { status, headers: named })
  }
