/**
 * Sends pages and files as Node's own answers. What they are is the application's decision; only the `Request` and the
 * `Response` around it are saved, which cost more than all the rest. Whatever is unusual, is refused, goes wrong or is
 * streamed takes the way of all other requests, which looks at it anew.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RequestTarget, readRequestPath, withoutLastSlash } from '../../http/request-path.ts'
import { answerWith } from '../../http/resource.ts'
import { isReserved } from '../../release/reserved-paths.ts'
import type { Asked, ResolveRequest } from '../../site/resolve-request.ts'
import type { Answer } from '../../site/visits.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export type DirectOptions = {
  resolve: ResolveRequest
  /** Takes every other request. */
  otherwise: Listener
  /** Whether a proxy in front says truthfully, in `X-Forwarded-Proto`, how the visitor is connected. */
  trustProxy?: boolean | undefined
}

export function directListener({ resolve, otherwise, trustProxy = false }: DirectOptions): Listener {
  return (request, response) => {
    const target = plainTarget(request)
    if (!target) return otherwise(request, response)
    const asked = askedOf(request, trustProxy)
    const answer = found(resolve, target, asked)
    if (!(answer instanceof Promise)) return void (sent(answer, asked, response) || otherwise(request, response))
    answer.then(
      late => void (sent(late, asked, response) || otherwise(request, response)),
      () => otherwise(request, response),
    )
  }
}

/** Those that @hono/node-server takes as they are; others it may refuse. */
const plainHost = /^[a-z\d.-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

/** @returns undefined for all that is no GET or HEAD of the address of a page or a file */
function plainTarget({ method, url = '', headers }: IncomingMessage): RequestTarget | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !plainHost.test(headers.host ?? '')) return undefined
  const known = targets.get(url)
  if (known) return known
  const target = readTarget(url)
  if (target && targets.size < maxTargets) targets.set(url, target)
  return target
}

/** A site has few addresses, and each is asked for again and again. What comes in when these are full is read each time. */
const targets = new Map<string, RequestTarget>()
const maxTargets = 5000
/** No address of the site is longer: what it takes to keep them is known. In characters. */
const maxTargetLength = 512

function readTarget(url: string): RequestTarget | undefined {
  const target = url.startsWith('/') && url.length <= maxTargetLength ? readRequestPath(url) : undefined
  if (!target || 'refused' in target || withoutLastSlash(target.raw)) return undefined
  return isReserved(target.path) && !target.path.startsWith('/_/') ? undefined : target
}

function askedOf({ method = '', headers, socket }: IncomingMessage, trustProxy: boolean): Asked {
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

function found(resolve: ResolveRequest, target: RequestTarget, asked: Asked): Answer | Promise<Answer> {
  try {
    return resolve(target, asked)
  } catch {
    return 'nothing'
  }
}

/** @returns whether the answer is on its way; nothing of it is while it is not */
function sent(answer: Answer, asked: Asked, response: ServerResponse): boolean {
  if (typeof answer === 'string') return false
  const { status, headers, body } = answerWith(answer.resource, asked, answer.headers)
  if (typeof body === 'function') return false
  response.writeHead(status, headers)
  response.end(body ?? undefined)
  return true
}
