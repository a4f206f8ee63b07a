/**
 * A doorway before the site that puts the watching script first into every document: classic WebDriver
 * has no way to run a script before the page's own. It is a file of the same origin, as the policy wants it.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watch } from './complaints.ts'

const script = '/complaints-watch.js'

export type WatchedSite = { readonly address: string; close(): void }

/** @param site address of the composed site */
export async function watchedSite(site: string): Promise<WatchedSite> {
  const server = createServer((asked, answer) => (asked.url === script ? sendScript(answer) : passOn(site, asked, answer)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => closeNow(server) }
}

function sendScript(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${watch})()`)
}

function passOn(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { hostname, port } = new URL(site)
  const { 'accept-encoding': _compressed, ...headers } = asked.headers
  const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, given => {
    if (given.headers['content-type']?.startsWith('text/html')) return void sendDocument(given, answer)
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

async function sendDocument(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = Buffer.concat(await given.toArray()).toString()
  const { 'content-length': _length, etag: _etag, ...headers } = given.headers
  answer.writeHead(given.statusCode ?? 502, headers)
  answer.end(html.replace('<head>', `<head><script src="${script}"></script>`))
}

function closeNow(server: Server): void {
  server.close()
  server.closeAllConnections()
}
