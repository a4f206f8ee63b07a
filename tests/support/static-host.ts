/** The dumbest host there is: files of a folder, `index.html` for folders, `404.html` for the rest. No headers of its own. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

export type StaticHost = { readonly address: string; close(): Promise<void> }

export async function hostFolder(folder: string): Promise<StaticHost> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
    const found = await firstFile([join(folder, path), join(folder, path, 'index.html')])
    const file = found ?? (await firstFile([join(folder, '404.html')]))
    return response.writeHead(found ? 200 : 404, { 'content-type': types[extname(file?.name ?? '')] ?? 'text/plain' }).end(file?.content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { address: `http://127.0.0.1:${port}`, close }
}

async function firstFile(names: readonly string[]): Promise<{ name: string; content: Buffer } | undefined> {
  for (const name of names) {
    const content = await readFile(name).catch(() => undefined)
    if (content) return { name, content }
  }
  return undefined
}
