/** Visits that the guard counts, made without a browser: a document is asked for, and its nonce sent back as the shell does. */
import type { Pin } from '@site/kit/contract/pin'

export const reportsPath = '/reports'

export type CountedVisit = {
  readonly pin: Pin
  /** Undefined for a document that is not counted. */
  readonly nonce: string | undefined
  /** `Cookie` header that gets the same releases again; empty where no weight is partial, or the visitor brought her own. */
  readonly cookie: string
  /** Posts a report from the visitor's address. @returns the status of the answer */
  report(kind: 'ready' | 'failed', section?: string): Promise<number>
}

export type VisitOptions = {
  /** The `User-Agent` of a browser: known robots are not counted. */
  agent: string
  /** Who visits; by default somebody new. The site has to trust its proxy. */
  client?: string
  headers?: Record<string, string>
}

let clients = 0

/** An address that nobody had before. */
export function newClient(): string {
  clients += 1
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
}

export async function countedVisit(address: string, { agent, client = newClient(), headers }: VisitOptions): Promise<CountedVisit> {
  const response = await fetch(address, { headers: { 'user-agent': agent, 'x-forwarded-for': client, ...headers } })
  const pin = /<script type="application\/json" id="pin">(.*?)<\/script>/.exec(await response.text())?.[1]
  const nonce = /visit;desc="([^"]+)"/.exec(response.headers.get('server-timing') ?? '')?.[1]
  return {
    pin: JSON.parse(pin ?? 'null') as Pin,
    nonce,
    cookie: response.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; '),
    report: (kind, section) => postReport(address, { nonce, kind, ...(section && { section }) }, client),
  }
}

/** @returns the status of the answer */
export async function postReport(address: string, body: object, client: string): Promise<number> {
  const response = await fetch(new URL(reportsPath, address), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': client },
  })
  await response.arrayBuffer()
  return response.status
}

/** Runs `work` for 0 to `count` - 1, eight at a time. */
export async function eightAtATime(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
