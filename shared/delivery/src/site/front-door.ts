/** What a request for a page or a file gets. What is in memory is answered at once, without a promise. */
import { askedOrigin } from '../http/asked-origin.ts'
import type { CrossOrigin } from '../http/cross-origin.ts'
import { type RequestPath, type RequestTarget, withoutLastSlash } from '../http/request-path.ts'
import { answerWith, type Resource } from '../http/resource.ts'
import { type Answer, nothingHere, notReady, plainAnswer, type RequestFacts } from '../http/responses.ts'
import { andThen, type PageAnswer } from './page-answer.ts'
import type { ReleaseFiles } from './release-files.ts'
import type { SiteState } from './site-loader.ts'
import type { SiteSource } from './site-source.ts'

/** @throws {Error} at once or later, when the store fails. */
export type FrontDoor = (address: RequestPath, request: RequestFacts) => Answer | Promise<Answer>

export type FrontDoorOptions = { source: SiteSource; files: ReleaseFiles; page: PageAnswer; crossOrigin?: CrossOrigin | undefined }

/** The same bytes are at a second address, `/_/<program>/~1/<name>`: a browser remembers a failed `import(url)` by its address. */
const releaseFile = /^\/_\/([a-z][a-z\d-]*)\/(?:~[1-9]\/)?([\w-][\w.-]*)$/

/** Answers are 200, 206, 304, 308, 400, 404, 405, 414, 416 or 503: never an exception for what a visitor asked. */
export function createFrontDoor({ source, files, page, crossOrigin }: FrontDoorOptions): FrontDoor {
  return (address, request) => {
    const { method, secure } = request
    if (method !== 'GET' && method !== 'HEAD') return plainAnswer(secure, 405, 'This address takes GET and HEAD.', { allow: 'GET, HEAD' })
    if ('refused' in address) return plainAnswer(secure, address.refused, address.reason)
    const slashless = withoutLastSlash(address.raw)
    if (slashless)
      return plainAnswer(secure, 308, 'This page is at its address without the last slash.', { location: slashless + address.search })
    const [, program, name] = releaseFile.exec(address.raw) ?? []
    if (!program || !name) return andThen(source.current(), state => answerIn(state, address, request))
    return andThen(files.immutable(program, name), file => fileAnswer(file, request))
  }

  function fileAnswer(file: Resource | undefined, request: RequestFacts): Answer {
    return file ? answerWith(file, request, crossOrigin?.(request)) : nothingHere(request.secure)
  }

  function answerIn(state: SiteState | undefined, { path, search }: RequestTarget, request: RequestFacts): Answer | Promise<Answer> {
    if (!state) return notReady(request.secure)
    if (path.startsWith('/_/')) return nothingHere(request.secure)
    const { site, generated: generatedAt } = state.of(undefined)
    const generated = generatedAt(path, askedOrigin(request))
    if (generated) return andThen(generated(), file => fileAnswer(file, request))
    const file = site.publicFiles.get(path)
    const release = /[?&]r=([^&]+)/.exec(search)?.[1]
    if (release && /^[\da-f]{16}$/.test(release))
      return andThen(files.ofRelease(release, path), found => (found || file ? fileAnswer(found, request) : page(state, path, request)))
    if (!file) return page(state, path, request)
    return andThen(release ? undefined : files.revalidated(file), found => fileAnswer(found, request))
  }
}
