/** Reads the path of a request, and refuses what no link of the site could have asked for. */

/** `raw` as it was sent, `path` decoded, `search` with its question mark or empty. */
export type RequestTarget = { readonly raw: string; readonly path: string; readonly search: string }
export type RequestPath = RequestTarget | { readonly refused: 400 | 414; readonly reason: string }
/** Of an address with its query, UTF-16 units. */
const maxTargetLength = 8 * 1024
const refused = (status: 400 | 414, reason: string): RequestPath => ({ refused: status, reason })

export function readRequestPath(target: string): RequestPath {
  if (target.length > maxTargetLength) return refused(414, 'The address is too long.')
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? []
  const path = decoded(raw || '/')
  if (path === undefined || /[\p{Cc}\\]|(?:^|\/)\.\.?(?:\/|$)/u.test(path)) return refused(400, 'The address is malformed.')
  return { raw: raw || '/', path, search }
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

/** Pages have one address: the path without its last slash, where it has one. Files of releases have none with it. */
export const withoutLastSlash = (raw: string): string | undefined =>
  raw.endsWith('/') && !raw.startsWith('/_/') ? /^((?:\/[^/]+)+)\/$/.exec(raw)?.[1] : undefined
