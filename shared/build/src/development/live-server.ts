/**
 * The built site with sections rebuilt as they are edited: each change is built, published to a store of
 * its own and reloaded in the browser. What is seen is what will be deployed.
 */
import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@site/delivery/serve'
import { listen } from '@site/delivery/server'
import { storeDirectory } from '@site/delivery/settings'
import type { SectionName } from '@site/kit/contract'
import { repositoryRoot } from '../../sections.mjs'

const run = promisify(execFile)

/** Milliseconds without a further change after which a build starts. */
const calm = 120

const reloadPath = '/__reload'
const reloadScript = `new EventSource('${reloadPath}').onmessage = () => location.reload()`

export type LiveOptions = { port: number; sections: readonly SectionName[]; report: (line: string) => void }

/**
 * @returns the address, once it answers
 * @throws {Error} when the port is taken
 */
export async function startLiveServer({ port, sections, report }: LiveOptions): Promise<string> {
  const server = createServer()
  // Before anything else: whoever finds the port taken has touched nothing of the one that has it.
  await listen(server, { port, log: report })
  const store = join(repositoryRoot, 'var/live', `${port}`)
  const site = serveFrom(store)
  const listeners = new Set<ServerResponse>()
  const reload = (): void => {
    for (const listener of listeners) listener.write('data: reload\n\n')
  }
  server.on('request', (incoming: IncomingMessage, response: ServerResponse) => {
    if (incoming.url === reloadPath) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n')
      listeners.add(response)
      return void response.once('close', () => listeners.delete(response))
    }
    if (incoming.url === `${reloadPath}.js`) return void response.setHeader('content-type', 'text/javascript').end(reloadScript)
    site.then(({ address }) => pass(address, incoming, response)).catch(error => response.writeHead(502).end(error.message))
  })
  await site
  for (const section of sections) rebuildOnChange(section, store, reload, report)
  return `http://localhost:${port}`
}

async function serveFrom(store: string): Promise<{ address: string }> {
  await rm(store, { recursive: true, force: true })
  await cp(storeDirectory(process.env), store, { recursive: true })
  // An outbox of its own, which sends nothing: the site that runs beside it keeps its letters to itself.
  return serve({ ...process.env, PORT: '0', STORE: store, OUTBOX: 'var/live-outbox', SMTP_URL: '' })
}

function rebuildOnChange(section: SectionName, store: string, reload: () => void, report: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined
  let building = Promise.resolve()
  const rebuild = async (): Promise<void> => {
    try {
      const { stdout } = await run('node', ['shared/build/bin/site-build.mjs', section], { cwd: repositoryRoot })
      await run('node', ['shared/delivery/bin/release.mjs', 'publish', '--from', `${section}/dist/release`, '--stable'], {
        cwd: repositoryRoot,
        env: { ...process.env, STORE: store },
      })
      report(stdout.trim())
      setTimeout(reload, 300) // the server looks at the store four times a second
    } catch (error) {
      report((error as { stderr?: string }).stderr ?? String(error))
    }
  }
  const changed = (_event: string, file: string | null): void => {
    if (file?.startsWith('dist') || file?.includes('node_modules')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(rebuild)
    }, calm)
  }
  for (const folder of [section, 'shared/kit', 'shared/identity', 'shared/media', 'shared/build/src'])
    watch(join(repositoryRoot, folder), { recursive: true }, changed)
}

/** Hands the request to the site; a document comes back with the reloading script. */
function pass(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const outgoing = request(
    site + incoming.url,
    { method: incoming.method, headers: { ...incoming.headers, 'accept-encoding': 'identity' } },
    answer => {
      const isDocument =
        String(answer.headers['content-type']).startsWith('text/html') && incoming.method === 'GET' && answer.statusCode !== 304
      const { 'content-length': _length, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, isDocument ? headers : answer.headers)
      answer.pipe(response, { end: !isDocument })
      if (isDocument) answer.once('end', () => response.end(`<script type="module" src="${reloadPath}.js"></script>`))
    },
  )
  outgoing.once('error', error => response.writeHead(502).end(error.message))
  incoming.pipe(outgoing)
}
