/**
 * The nonce of one document: says what the document was made of and when, signed, so that a report can be believed
 * without remembering what was served. Its value is text: `id.flags.section` and `.program_release` for each.
 */
import { randomUUID } from 'node:crypto'
import { nonceLifeMs } from '@site/kit/contract/reports'
import type { ProgramName, ReleaseRef } from '../release/release.ts'
import { readSigned, type SignedRefusal, signValue } from '../storage/signed-value.ts'

/** A document that was sent. Plain data. */
export type ServedVisit = {
  /** Seconds since 1970. */
  readonly issued: number
  /** The browser asked before the visitor did: a visit begins with its first report. */
  readonly ahead: boolean
  /** Whether the visit is one of the few of its client that canaries are compared by. */
  readonly sampled: boolean
  /** Whose page it is. */
  readonly section: ProgramName
  /** What the document was made of. */
  readonly releases: readonly ReleaseRef[]
}

/** `id`: tells the documents of one second apart. */
export type NonceContent = ServedVisit & { readonly id: string }

/** Seconds that a nonce lives. */
export const nonceSeconds = nonceLifeMs / 1000
/** Seconds by which two machines' clocks may differ. */
const skewSeconds = 60

const purpose = 'visit'

/** The part of a nonce that all documents of one combination of releases and one section share. */
export const nonceTail = (section: ProgramName, releases: readonly ReleaseRef[]): string =>
  [section, ...releases.map(({ program, release }) => `${program}_${release}`)].join('.')

/**
 * @param tail see {@link nonceTail}
 * @returns letters, digits, `.`, `_` and `-`: about 140 of them for a frame and a section
 */
export function signNonce(tail: string, { issued, ahead, sampled }: Pick<ServedVisit, 'issued' | 'ahead' | 'sampled'>, secret: Uint8Array) {
  // The last 48 bits of a UUID of version 4 are random (RFC 9562, 5.4); Node draws them by the page.
  const id = randomUUID().slice(-12)
  return signValue(`${id}.${Number(ahead)}${Number(sampled)}.${tail}`, issued + nonceSeconds, { purpose, secret })
}

/**
 * @param now seconds since 1970
 * @returns what it says, or why it is refused
 */
export function readNonce(text: string, secret: Uint8Array, now: number): NonceContent | { readonly refused: SignedRefusal } {
  const signed = readSigned(text, { purpose, secret }, new Date(now * 1000))
  if ('refused' in signed) return signed
  const issued = signed.expires - nonceSeconds
  if (issued - now > skewSeconds) return { refused: 'expired' }
  // Signed here, in this very format: names are taken as they are.
  const [id = '', flags, section, ...refs] = signed.value.split('.')
  const releases = refs.map(ref => {
    const [program, release = ''] = ref.split('_')
    return { program: program as ProgramName, release }
  })
  return { id, issued, ahead: flags?.[0] === '1', sampled: flags?.[1] === '1', section: section as ProgramName, releases }
}
