/** Debian's nginx in front of what runs on this machine: TLS with a certificate made on the spot, and HTTP/2. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, startProgram } from '../delivery/started-program.ts'

export type TlsFront = { /** In the order of those it stands before. */ readonly addresses: readonly string[]; stop(): Promise<void> }

/** @param origins `http://host:port` of what answers behind it */
export async function serveTls(origins: readonly string[]): Promise<TlsFront> {
  const folder = await mkdtemp(join(tmpdir(), 'tls-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1']
  await promisify(execFile)('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject])
  const fronts: { port: number; origin: string }[] = []
  for (const origin of origins) fronts.push({ port: await freePort(), origin })
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  access_log off;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto https;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
${fronts.map(({ port, origin }) => `  server { listen 127.0.0.1:${port} ssl http2; location / { proxy_pass ${origin}; } }`).join('\n')}
}
`,
  )
  const args = ['-e', join(folder, 'error.log'), '-c', file]
  const nginx = await startProgram({ command: '/usr/sbin/nginx', args, cwd: folder, port: fronts[0]?.port ?? 0 })
  const stop = async (): Promise<void> => {
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { addresses: fronts.map(({ port }) => `https://localhost:${port}`), stop }
}
