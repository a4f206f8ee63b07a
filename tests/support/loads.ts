/** Everything that the documents of a tab load, by document, as the browser's own protocol tells it. */

import type { Pin } from '@site/delivery/release'
import type { CDPSession, Page } from 'playwright'

/** One request of a document. */
export type Load = {
  readonly address: string
  readonly method: string
  /** The protocol's word: Document, Script, Stylesheet, Prefetch... */
  readonly kind: string
  /** Undefined while there is no answer. */
  status?: number
  /** Why there is none. */
  failure?: string
}

export type LoadedDocument = {
  readonly address: string
  readonly loads: readonly Load[]
  /** As the server sent it; undefined where the browser gave it up or had it from elsewhere. */
  readonly html: string | undefined
}

export type Loads = {
  /** The documents so far, oldest first. */
  documents(): Promise<LoadedDocument[]>
  /** The last document's. */
  current(): Promise<LoadedDocument>
}

type Tab = Map<string, { address: string; loads: Load[]; html: Promise<string | undefined> | undefined }>

/** @param page before it opens what is to be watched */
export async function watchLoads(page: Page): Promise<Loads> {
  const protocol = await page.context().newCDPSession(page)
  const tab: Tab = new Map()
  await protocol.send('Network.enable')
  record(protocol, tab)
  const documents = () =>
    Promise.all([...tab.values()].map(async ({ address, loads, html }) => ({ address, loads: [...loads], html: await html })))
  return {
    documents,
    current: async () => {
      const last = (await documents()).at(-1)
      if (!last) throw new Error('The tab has opened no document')
      return last
    },
  }
}

function record(protocol: CDPSession, tab: Tab): void {
  const byRequest = new Map<string, Load>()
  protocol.on('Network.requestWillBeSent', ({ requestId, loaderId, documentURL, request, type = 'Other' }) => {
    const document = tab.get(loaderId) ?? { address: documentURL, loads: [], html: undefined }
    tab.set(loaderId, document)
    const load: Load = { address: request.url, method: request.method, kind: type }
    document.loads.push(load)
    byRequest.set(requestId, load)
  })
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    const load = byRequest.get(requestId)
    if (load) load.status = response.status
  })
  protocol.on('Network.loadingFailed', ({ requestId, errorText, blockedReason }) => {
    const load = byRequest.get(requestId)
    if (load) load.failure = blockedReason ? `blocked: ${blockedReason}` : errorText
  })
  protocol.on('Network.loadingFinished', ({ requestId }) => {
    const document = tab.get(requestId) // a document's own request has the name of its loader
    if (document)
      document.html = protocol.send('Network.getResponseBody', { requestId }).then(
        ({ body, base64Encoded }) => (base64Encoded ? Buffer.from(body, 'base64').toString() : body),
        () => undefined,
      )
  })
}

/** The pin that stands in a document. @throws {Error} when there is none */
export function pinIn(html: string): Pin {
  const text = /<script type="application\/json" id="pin">([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (text === undefined) throw new Error(`The document names no releases: ${html.slice(0, 200)}`)
  return JSON.parse(text) as Pin
}

/** Whether a load ended as none may: with an error, or without an answer although nobody left. */
export const hasFailed = ({ status = 0, failure }: Load): boolean =>
  status >= 400 || (failure !== undefined && failure !== 'net::ERR_ABORTED')
