/**
 * The nonce of one document: says what the document was made of and when, signed, so that a report can be believed
 * without remembering what was served. `base64url(payload).base64url(mac)`.
 */
import { randomFillSync, timingSafeEqual } from 'node:crypto'
import type { ProgramName } from '../release/release.ts'
import { createMac, type Mac } from './hmac.ts'

export type ReleaseRef = { readonly program: ProgramName; readonly release: string }

/** What one document says of itself with its nonce. Plain data. */
export type NonceContent = {
  /** Tells the documents of one second apart: 8 characters. */
  readonly id: string
  /** Seconds since 1970. */
  readonly issued: number
  /** The browser asked before the visitor did: a visit begins with its first report. */
  readonly ahead: boolean
  /** Whether the visit is one of the few of its client that a canary is judged by. */
  readonly judged: boolean
  /** Whose page it is. */
  readonly section: ProgramName
  /** What the document was made of. */
  readonly releases: readonly ReleaseRef[]
}

/** Seconds that a nonce lives. */
export const nonceSeconds = 3600
/** Seconds by which two machines' clocks may differ. */
const skewSeconds = 60

const format = 1
const flags = { ahead: 1, judged: 2 } as const
/** Format 1, flags 1, issued 4, id 6. */
const headBytes = 12
const idBytes = 6
const releaseBytes = 8
/** Half of a SHA-256: more than the 80 bits below which one should not truncate (RFC 2104, 5). */
const macBytes = 16

/** The part of the payload that all documents of one combination of releases and one section share. */
export type NonceTail = Buffer

/** @throws {TypeError} when `section` is not among the releases, or a name is too long. */
export function nonceTail(section: ProgramName, releases: readonly ReleaseRef[]): NonceTail {
  const index = releases.findIndex(({ program }) => program === section)
  if (index < 0 || releases.length > 255) throw new TypeError(`A nonce names the release of ${section}, and at most 255 releases`)
  const parts = releases.flatMap(({ program, release }) => {
    const name = Buffer.from(program)
    if (name.length > 255) throw new TypeError(`${program}: a name in a nonce has at most 255 bytes`)
    return [Buffer.from([name.length]), name, Buffer.from(release, 'hex')]
  })
  return Buffer.concat([Buffer.from([index, releases.length]), ...parts])
}

export type NonceHead = Pick<NonceContent, 'issued' | 'ahead' | 'judged'>

/** @param secret key of the HMAC */
export function mintNonce(secret: Uint8Array, tail: NonceTail, { issued, ahead, judged }: NonceHead): string {
  const payload = Buffer.allocUnsafe(headBytes + tail.length)
  payload[0] = format
  payload[1] = (ahead ? flags.ahead : 0) | (judged ? flags.judged : 0)
  payload.writeUInt32BE(issued, 2)
  fillRandom(payload, headBytes - idBytes)
  tail.copy(payload, headBytes)
  return `${payload.toString('base64url')}.${signatureOf(secret, payload)}`
}

export type NonceRefusal = 'malformed' | 'forged' | 'expired'
export type ReadNonce = { readonly content: NonceContent } | { readonly refused: NonceRefusal }

/**
 * @param now seconds since 1970
 * @returns why it is refused, or what it says; nothing of it is looked at before its signature
 */
export function readNonce(secret: Uint8Array, text: string, now: number): ReadNonce {
  const [, body, signature] = /^([\w-]{16,4000})\.([\w-]{22})$/.exec(text) ?? []
  if (!body || !signature) return { refused: 'malformed' }
  const payload = Buffer.from(body, 'base64url')
  if (!timingSafeEqual(bytesOf(signatureOf(secret, payload)), bytesOf(signature))) return { refused: 'forged' }
  const content = payload[0] === format ? contentOf(payload) : undefined
  if (!content) return { refused: 'malformed' }
  return now - content.issued > nonceSeconds || content.issued - now > skewSeconds ? { refused: 'expired' } : { content }
}

/** The first {@link macBytes} of the code. What the last character says beyond them is not looked at. */
const signatureOf = (secret: Uint8Array, payload: Buffer): string => macFor(secret)(payload).slice(0, Math.ceil((macBytes * 4) / 3))

const bytesOf = (signature: string): Buffer => Buffer.from(signature, 'base64url')

const macs = new WeakMap<Uint8Array, Mac>()

function macFor(secret: Uint8Array): Mac {
  const known = macs.get(secret)
  if (known) return known
  const mac = createMac(secret)
  macs.set(secret, mac)
  return mac
}

/** Written here with this very format; names are taken as they are. */
function contentOf(payload: Buffer): NonceContent | undefined {
  const releases: ReleaseRef[] = []
  let at = headBytes + 2
  for (let left = payload[headBytes + 1] ?? 0; left > 0; left--) {
    const nameEnd = at + 1 + (payload[at] ?? 0)
    const program = payload.toString('utf8', at + 1, nameEnd) as ProgramName
    releases.push({ program, release: payload.toString('hex', nameEnd, nameEnd + releaseBytes) })
    at = nameEnd + releaseBytes
  }
  const section = releases[payload[headBytes] ?? 0]?.program
  if (!section || at !== payload.length) return undefined
  const flag = payload[1] ?? 0
  return {
    id: payload.toString('base64url', headBytes - idBytes, headBytes),
    issued: payload.readUInt32BE(2),
    ahead: (flag & flags.ahead) !== 0,
    judged: (flag & flags.judged) !== 0,
    section,
    releases,
  }
}

/** Random bytes are drawn by the page: asking the system for six at a time takes longer than all the rest of a nonce. */
const drawn = new Uint8Array(6 * 512)
let used = drawn.length

function fillRandom(payload: Buffer, offset: number): void {
  if (used + idBytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  payload.set(drawn.subarray(used, used + idBytes), offset)
  used += idBytes
}
