/** The site over a line that halts amid each page. */
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds that a page stands as it came so far: long enough to be painted on a busy machine. */
const halt = 700

/** Lets each page come up to where the frame's top ends, then up to some words of its headline, and the rest later. */
export async function startHaltingSite(address: string): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(address + request.url, { headers: { accept: request.headers.accept ?? '*/*' }, redirect: 'manual' })
    const headers = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding|connection|link)$/.test(name))
    response.writeHead(answer.status, Object.fromEntries(headers))
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const frame = html.indexOf('id="page">') + 'id="page">'.length
    const headline = html.indexOf('</h1>') - 1
    for (const part of [html.slice(0, frame), html.slice(frame, headline)]) {
      response.write(part)
      await setTimeout(halt)
    }
    response.end(html.slice(headline))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}
