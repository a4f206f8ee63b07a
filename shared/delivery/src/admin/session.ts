/** Cookies of the admin origin: who signed in, and what came of the last click. */

import { readCookie, setCookie } from '../http/cookies.ts'
import { readSigned, signValue } from '../http/signed-value.ts'

/** Seconds that a browser stays signed in: a working day. */
export const sessionSeconds = 12 * 3600
/** Seconds in which the page that a click leads to is loaded. */
const noticeSeconds = 60

export type Notice = { readonly kind: 'done' | 'refused'; readonly text: string }

export type Sessions = {
  /** @returns the cookie of a browser that has shown this token */
  begin(token: string, secure: boolean): string
  /** Id of the token that the browser has shown; whether it is still good is not known here. */
  tokenOf(cookie: string | null, secure: boolean): string | undefined
  end(secure: boolean): string
  /** @returns the cookie that takes the words to the next page of who holds the token */
  tell(token: string, notice: Notice, secure: boolean): string
  toldTo(token: string, cookie: string | null, secure: boolean): Notice | undefined
  /** @returns the cookie that takes the words away */
  told(secure: boolean): string
}

const names = { session: 'release-session', notice: 'release-notice' } as const

/**
 * Cookies know no ports: without TLS these go to other programs of the same machine as well, so to those paths alone that
 * the admin origin answers.
 */
const cookie = (name: string, value: string, options: { secure: boolean; seconds: number }): string =>
  setCookie(name, value, { ...options, sameSite: 'Strict', path: '/status' })

/** @param secret signs them: a cookie that was not made here says nothing */
export function createSessions(secret: Uint8Array, now: () => Date = () => new Date()): Sessions {
  const inSeconds = (seconds: number): number => Math.floor(now().getTime() / 1000) + seconds
  const read = (header: string | null, name: string, purpose: string, secure: boolean): string | undefined => {
    const value = readCookie(header, name, secure)
    return value === undefined ? undefined : readSigned(value, { purpose, secret }, now())
  }
  return {
    begin: (token, secure) =>
      cookie(names.session, signValue(token, inSeconds(sessionSeconds), { purpose: 'session', secret }), {
        secure,
        seconds: sessionSeconds,
      }),
    tokenOf: (header, secure) => read(header, names.session, 'session', secure),
    end: secure => cookie(names.session, '', { secure, seconds: 0 }),
    tell: (token, notice, secure) => {
      const value = signValue(JSON.stringify(shortened(notice)), inSeconds(noticeSeconds), { purpose: `notice:${token}`, secret })
      return cookie(names.notice, value, { secure, seconds: noticeSeconds })
    },
    toldTo: (token, header, secure) => {
      const text = read(header, names.notice, `notice:${token}`, secure)
      return text === undefined ? undefined : (JSON.parse(text) as Notice)
    },
    told: secure => cookie(names.notice, '', { secure, seconds: 0 }),
  }
}

/** Browsers keep no cookie above 4 kB; what is signed grows by a third, and a letter may have three bytes. */
const maxNoticeLength = 600

const shortened = ({ kind, text }: Notice): Notice => ({
  kind,
  text: text.length > maxNoticeLength ? `${text.slice(0, maxNoticeLength)}…` : text,
})
