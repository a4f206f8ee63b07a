/** Which page or file an address stands for: the one decision behind every way in which an answer can be sent. */
import { clientOf } from '../http/rate-limit.ts'
import type { RequestTarget } from '../http/request-path.ts'
import type { RequestFacts } from '../http/resource.ts'
import type { ReleaseFiles } from './release-files.ts'
import type { Answer, Visit } from './visits.ts'

/** A GET or HEAD, whatever brought it. */
export type Asked = RequestFacts & {
  /** Address of whoever the connection is to. */
  readonly peer?: string | undefined
}

/** At hand at once when all of it is in memory. */
export type ResolveRequest = (target: RequestTarget, asked: Asked) => Answer | Promise<Answer>

export type FindOptions = {
  visits: (visit: Visit) => Answer | Promise<Answer>
  files: ReleaseFiles
  /** Whether a proxy in front says truthfully, in `X-Forwarded-For`, who asks. */
  trustProxy: boolean
}

/** The same bytes are at a second address, `/_/<program>/~1/<name>`: browsers remember by its address that a module failed. */
const releaseFile = /^\/_\/([^/]+)\/(?:~[1-9]\/)?([^/]+)$/

export function createResolveRequest({ visits, files, trustProxy }: FindOptions): ResolveRequest {
  return (target, asked) => {
    const [, program, name] = releaseFile.exec(target.raw) ?? []
    if (!program || !name) return visits(visitOf(target, asked, trustProxy))
    const file = files.immutable(decodeURIComponent(program), decodeURIComponent(name))
    return file instanceof Promise ? file.then(answerOf) : answerOf(file)
  }
}

const answerOf = (resource: Awaited<ReturnType<ReleaseFiles['immutable']>>): Answer => (resource ? { resource } : 'nothing')

function visitOf({ path, search }: RequestTarget, { method, headers, secure, peer }: Asked, trustProxy: boolean): Visit {
  return {
    path,
    search,
    secure,
    method,
    cookie: headers.get('cookie'),
    agent: headers.get('user-agent'),
    purpose: headers.get('sec-purpose'),
    client: clientOf(peer, trustProxy ? headers.get('x-forwarded-for') : null),
  }
}
