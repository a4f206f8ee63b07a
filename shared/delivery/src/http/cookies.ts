/** Cookies that only the server reads: RFC 6265bis. */

export type CookieOptions = {
  readonly secure: boolean
  /** Seconds that the browser keeps it; 0 takes it away. */
  readonly seconds: number
  readonly sameSite?: 'Lax' | 'Strict'
  /** Where it is sent without TLS; with TLS the prefix of its name wants `/`. */
  readonly path?: string
}

/** The `__Host-` prefix ties a cookie to this very origin; browsers take it over TLS alone (4.1.3.2). */
const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

export function setCookie(name: string, value: string, { secure, seconds, sameSite = 'Lax', path = '/' }: CookieOptions): string {
  const scope = `Path=${secure ? '/' : path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}`
  return `${cookieName(name, secure)}=${value}; ${scope}${secure ? '; Secure' : ''}`
}

export function readCookie(header: string | null, name: string, secure: boolean): string | undefined {
  const start = `${cookieName(name, secure)}=`
  const pair = header?.split(';').find(part => part.trimStart().startsWith(start))
  return pair?.trim().slice(start.length)
}
