/**
 * The nonce of one document: says what the document was made of and when, signed, so that a report can be believed
 * without remembering what was served. Its value is text: `id.flags.section`, `.program_release` for each, `.expires.tag`.
 *
 * Documents of one second that are alike are signed together, in blocks: an HMAC makes an object that the collector has to
 * take away. That of a block, with SHA-512 (RFC 2104), is cut into the tags of its nonces, which are handed out one after
 * another. A tag is 64 bits long: reports are limited to 240 in ten minutes for a network, and a nonce is good for an hour,
 * so a million networks that guess together win one visit, of the two hundred that a canary is compared by, in 1.4 million years.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { nonceLifeMs } from '@site/kit/contract/reports'
import type { ProgramName, ReleaseRef } from '../release/release.ts'
import type { SignedRefusal } from '../storage/signed-value.ts'

export type ServedVisit = {
  readonly issued: number
  /** The browser asked before the visitor did: a visit begins with its first report. */
  readonly ahead: boolean
  /** Whether the visit is one of the few of its client that canaries are compared by. */
  readonly sampled: boolean
  readonly section: ProgramName
  readonly releases: readonly ReleaseRef[]
}

/** `id`: tells the documents of one second apart. */
export type NonceContent = ServedVisit & { readonly id: string }
export const nonceSeconds = nonceLifeMs / 1000

/** Hexadecimal digits of a tag, and of the HMAC that it is cut from. */
const tagLength = 16
const blockLength = 128
type Block = { readonly issued: number; readonly payload: string; readonly tags: string; used: number }

/** No payload has a colon: what is signed here is nothing else that the key signs. */
const tagsOf = (payload: string, secret: Uint8Array): string => createHmac('sha512', secret).update(`visit:${payload}`).digest('hex')
const tagAt = (tags: string, at: number): string => tags.slice(at * tagLength, (at + 1) * tagLength)

/** @returns makes the nonces of documents of these releases, about 120 letters for a frame and a section */
export function createNonces(section: ProgramName, releases: readonly ReleaseRef[]) {
  const made = [section, ...releases.map(({ program, release }) => `${program}_${release}`)].join('.')
  const blocks = new Map<string, Block>()

  return ({ issued, ahead, sampled }: Pick<ServedVisit, 'issued' | 'ahead' | 'sampled'>, secret: Uint8Array): string => {
    const flags = `${Number(ahead)}${Number(sampled)}`
    let block = blocks.get(flags)
    if (block?.issued !== issued || block.used * tagLength === blockLength) {
      // The last 48 bits of a UUID of version 4 are random (RFC 9562, 5.4); Node draws them by the page.
      const payload = `${randomUUID().slice(-12)}.${flags}.${made}.${issued + nonceSeconds}`
      block = { issued, payload, tags: tagsOf(payload, secret), used: 0 }
      blocks.set(flags, block)
    }
    const at = block.used++
    return `${block.payload}.${at}${tagAt(block.tags, at)}`
  }
}

const pattern = /^((\w{12})\.(\d)(\d)\.([\w.-]+)\.(\d{1,12}))\.([0-7])(\w{16})$/

/** @param now seconds since 1970 @returns what it says, or why it is refused; nothing of it is read before its tag */
export function readNonce(text: string, secret: Uint8Array, now: number): NonceContent | { readonly refused: SignedRefusal } {
  const [, payload, block = '', ahead, sampled, made = '', expires, at = '', tag = ''] = pattern.exec(text) ?? []
  if (payload === undefined) return { refused: 'malformed' }
  if (!timingSafeEqual(Buffer.from(tag), Buffer.from(tagAt(tagsOf(payload, secret), Number(at))))) return { refused: 'forged' }
  const issued = Number(expires) - nonceSeconds
  if (now > Number(expires)) return { refused: 'expired' }
  // Signed here, in this very format: names are taken as they are.
  const [section, ...refs] = made.split('.')
  const releases = refs.map(ref => {
    const [program, release = ''] = ref.split('_')
    return { program: program as ProgramName, release }
  })
  return { id: block + at, issued, ahead: ahead === '1', sampled: sampled === '1', section: section as ProgramName, releases }
}
