/** Cookies of the admin origin: whose token the browser has shown, and the flash message of its last change. */
import { readCookie, setCookie } from '../http/cookies.ts'
import { readSigned, signValue } from '../storage/signed-value.ts'
import type { Notice } from './status-pages.ts'

/** `seconds` are those that a browser keeps a cookie: signed in for a working day. */
const session = { name: 'release-session', purpose: 'session', seconds: 12 * 3600 } as const
/** For the holder of one token, time enough to load the page that a form leads to. */
const flashFor = (token: string) => ({ name: 'release-notice', purpose: `notice:${token}`, seconds: 60 })

/** Cookies know no ports: without TLS these go to other programs of the machine as well, so to the paths alone that answer here. */
const cookie = (name: string, value: string, options: { secure: boolean; seconds: number }): string =>
  setCookie(name, value, { ...options, sameSite: 'Strict', path: '/status' })

export type Sessions = ReturnType<typeof createSessions>

/** @param secret signs the cookies: one that was not made here is as good as none. Functions that write return a Set-Cookie header. */
export function createSessions(secret: Uint8Array) {
  type Kept = { name: string; purpose: string; seconds: number }
  const write = (text: string, { name, purpose, seconds }: Kept, secure: boolean): string => {
    const value = Buffer.from(text).toString('base64url')
    const expires = Math.floor(Date.now() / 1000) + seconds
    return cookie(name, signValue(value, expires, { purpose, secret }), { secure, seconds })
  }
  const read = (header: string | null, { name, purpose }: Kept, secure: boolean): string | undefined => {
    const signed = readSigned(readCookie(header, name, secure) ?? '', { purpose, secret }, new Date())
    return 'value' in signed ? Buffer.from(signed.value, 'base64url').toString() : undefined
  }
  const clear = ({ name }: Kept, secure: boolean): string => cookie(name, '', { secure, seconds: 0 })
  return {
    begin: (token: string, secure: boolean): string => write(token, session, secure),
    /** The token that the browser has shown; whether it is still good is not known here. */
    tokenOf: (header: string | null, secure: boolean): string | undefined => read(header, session, secure),
    end: (secure: boolean): string => clear(session, secure),
    flash: (token: string, notice: Notice, secure: boolean): string => write(JSON.stringify(shortened(notice)), flashFor(token), secure),
    readFlash(token: string, header: string | null, secure: boolean): Notice | undefined {
      const text = read(header, flashFor(token), secure)
      return text === undefined ? undefined : (JSON.parse(text) as Notice)
    },
    clearFlash: (secure: boolean): string => clear(flashFor(''), secure),
  }
}

/** Browsers keep no cookie above 4 kB; what is signed grows by a third, and a letter may have three bytes. */
const maxNoticeLength = 600

const shortened = ({ kind, text }: Notice): Notice => ({
  kind,
  text: text.length > maxNoticeLength ? `${text.slice(0, maxNoticeLength)}…` : text,
})
