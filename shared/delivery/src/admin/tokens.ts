/** Who may change what visitors get: a token for each section, shown once when it is made, kept as a hash, taken back at any time. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { type ProgramName, programNameField } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'
import { parseJson, timeField } from '../storage/stored-json.ts'

export const tokensKey = 'tokens.json'

/** What a token may change: one program's releases, or all. Any token may read how all of them do. */
export type TokenScope = ProgramName | '*'

/** What may be known of a token. */
export type ListedToken = {
  readonly id: string
  readonly section: TokenScope
  /** ISO 8601, UTC. */
  readonly made: string
  readonly revoked?: string | undefined
}

export type TokenHolder = Pick<ListedToken, 'id' | 'section'>

/** Bytes of a token's id, which is no secret, and of its secret, which nobody guesses: a plain hash is enough to keep it. */
const idBytes = 8
const secretBytes = 32
/** Writers that come at the same moment: each attempt that fails means that another one succeeded. */
const maxAttempts = 20

const tokenPattern = /^site_([\da-f]{16})_[\w-]{43}$/
/** Finds tokens in a text, to take them out of it. */
export const tokenInText = /site_[\da-f]+_[\w-]+/gi

const scopeField = v.union([v.literal('*'), programNameField], 'a program such as remote-home, or * for all')

const tokenFile = v.strictObject({
  tokens: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/, 'a token id (16 hexadecimal digits)')),
      section: scopeField,
      /** SHA-256 of the whole token. */
      hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'a SHA-256 (64 hexadecimal digits)')),
      made: timeField,
      revoked: v.optional(timeField),
    }),
  ),
})

type KeptToken = v.InferOutput<typeof tokenFile>['tokens'][number]

/**
 * @returns the token's text, which cannot be had again
 * @throws {TypeError} when the file of the tokens is malformed.
 */
export async function createToken(storage: Storage, section: TokenScope, now = new Date()): Promise<{ id: string; token: string }> {
  const id = randomBytes(idBytes).toString('hex')
  const token = `site_${id}_${randomBytes(secretBytes).toString('base64url')}`
  await change(storage, tokens => [...tokens, { id, section, hash: hashOf(token).toString('hex'), made: now.toISOString() }])
  return { id, token }
}

/** Oldest first, those that were taken back as well. */
export async function listTokens(storage: Storage): Promise<ListedToken[]> {
  return (await readTokens(storage)).tokens.map(({ hash: _hash, ...listed }) => listed)
}

/** From then on the token is refused, and so is who signed in with it. @throws {Error} when there is no such token. */
export async function revokeToken(storage: Storage, id: string, now = new Date()): Promise<ListedToken> {
  const tokens = await change(storage, before => {
    const known = before.find(token => token.id === id)
    if (!known) throw new Error(`There is no token ${id}`)
    if (known.revoked) return before
    return before.map(token => (token === known ? { ...token, revoked: now.toISOString() } : token))
  })
  const { hash: _hash, ...revoked } = tokens.find(token => token.id === id) as KeptToken
  return revoked
}

/**
 * Who holds this token; undefined for one that is unknown, altered or revoked. The same work in every case.
 * @param text as it was sent
 */
export async function authenticate(storage: Storage, text: string): Promise<TokenHolder | undefined> {
  const id = tokenPattern.exec(text)?.[1]
  const known = (await readTokens(storage)).tokens.find(token => token.id === id)
  const isRight = timingSafeEqual(hashOf(text), known ? Buffer.from(known.hash, 'hex') : hashOf('nobody'))
  return known && isRight && !known.revoked ? holderOf(known) : undefined
}

/** The token of this id while it is good: for who has proved earlier to hold it. */
export async function findHolder(storage: Storage, id: string): Promise<TokenHolder | undefined> {
  const known = (await readTokens(storage)).tokens.find(token => token.id === id)
  return known && !known.revoked ? holderOf(known) : undefined
}

export const mayChange = ({ section }: TokenHolder, program: ProgramName): boolean => section === '*' || section === program

const holderOf = ({ id, section }: KeptToken): TokenHolder => ({ id, section })

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const randomBytes = (count: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(count)))

async function readTokens(storage: Storage): Promise<{ tokens: readonly KeptToken[]; version: string | undefined }> {
  const file = await storage.read(tokensKey)
  if (!file) return { tokens: [], version: undefined }
  return { tokens: parse(file.bytes), version: file.version }
}

const parse = (bytes: Uint8Array): KeptToken[] => parseRecord(tokenFile, parseJson(bytes, tokensKey, false), tokensKey, 'the file').tokens

async function change(storage: Storage, transition: (before: readonly KeptToken[]) => readonly KeptToken[]): Promise<readonly KeptToken[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { tokens: before, version } = await readTokens(storage)
    const after = transition(before)
    if (after === before) return before
    const text = `${JSON.stringify({ tokens: after }, null, 2)}\n`
    if (await storage.writeIf(tokensKey, new TextEncoder().encode(text), version)) return after
  }
  throw new Error('Others are changing the tokens at this moment: try again')
}
