/** Which other origins may load the files of releases: modules and manifests by CORS, pictures and films by CORP. */
import type { Headers, RequestFacts } from './responses.ts'

/** Headers in place of a file's own; undefined where nobody else may load it. */
export type CrossOrigin = (request: RequestFacts) => Headers | undefined

/** @param list origins, joined by commas @throws {Error} for what is no origin, saying what was expected */
export function openTo(list = ''): CrossOrigin | undefined {
  const origins = new Set(list.split(',').flatMap(text => (text.trim() ? originOf(text.trim()) : [])))
  if (origins.size === 0) return undefined
  // Requests without an origin, as for a picture, may be anybody's: the policy is the same for all.
  const anybody = { 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept-Encoding, Origin' }
  return ({ headers }) => {
    const origin = headers.get('origin')
    return origin && origins.has(origin) ? { ...anybody, 'access-control-allow-origin': origin } : anybody
  }
}

function originOf(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return text
  throw new Error(`expected origins such as https://example.org, joined by commas, got ${JSON.stringify(text)}`)
}
