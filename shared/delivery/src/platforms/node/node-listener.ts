/** Node's own answers: the `Request` and `Response` of Hono cost more than all the rest. What does not suit goes to Hono. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type RequestPath, readRequestPath } from '../../http/request-path.ts'
import type { Answer, RequestFacts } from '../../http/responses.ts'
import { isReserved } from '../../release/contract.ts'
import type { FrontDoor } from '../../site/front-door.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void
export type DirectOptions = { frontDoor: FrontDoor; otherwise: Listener; trustProxy?: boolean | undefined }

/** @returns answers a request, and never throws: a connection whose answer fails midway is cut */
export function directListener({ frontDoor, otherwise, trustProxy = false }: DirectOptions): Listener {
  return (request, response) => {
    const address = directAddress(request)
    if (!address) return otherwise(request, response)
    const recover = (): void => void (response.headersSent ? response.destroy() : otherwise(request, response))
    const send = ({ status, headers, body }: Answer): void => {
      if (typeof body === 'function') return void otherwise(request, response)
      response.writeHead(status, headers)
      response.end(body ?? undefined)
    }
    try {
      const answer = frontDoor(address, factsOf(request, trustProxy))
      if (answer instanceof Promise) answer.then(send).catch(recover)
      else send(answer)
    } catch {
      recover()
    }
  }
}

/** Host headers that @hono/node-server takes without normalising them: no IPv6, no port above 59999. */
const plainHost = /^[a-z\d.-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/
type DirectAddress = RequestPath | 'of another route'
const addresses = new LRUCache<string, DirectAddress>({ max: 5000, memoMethod: readAddress })
/** Longer addresses are not kept: the cache holds 5,000 of at most 512 characters. */
const maxKeptLength = 512

function readAddress(url: string): DirectAddress {
  const address = readRequestPath(url)
  return 'path' in address && isReserved(address.path) && !address.path.startsWith('/_/') ? 'of another route' : address
}

/** @returns undefined for all that is no GET or HEAD of the address of a page or a file */
function directAddress({ method, url = '', headers }: IncomingMessage): RequestPath | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/') || !plainHost.test(headers.host ?? '')) return undefined
  const address = url.length > maxKeptLength ? readAddress(url) : addresses.memo(url)
  return address === 'of another route' ? undefined : address
}

function factsOf({ method = '', headers, socket }: IncomingMessage, trustProxy: boolean): RequestFacts {
  return {
    method,
    headers: {
      get(name) {
        const value = headers[name]
        return value === undefined ? null : String(value)
      },
    },
    secure: trustProxy && headers['x-forwarded-proto'] === 'https',
    peer: socket.remoteAddress,
  }
}
