/** Tokens: who may change what visitors get. Each is shown once when it is made, kept as a hash, and can be revoked at any time. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { type ProgramName, programNameField } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'
import { jsonBytes, parseJson, timeField } from '../storage/stored-json.ts'

const tokensKey = 'tokens.json'

/** Bytes. The id is no secret; the secret is too long to be guessed, so that a plain hash is enough to keep it. */
const idBytes = 8
const secretBytes = 32
/** Each attempt that fails means that another writer succeeded. */
const maxAttempts = 20
const tokenPattern = /^site_([\da-f]{16})_[\w-]{43}$/
export const tokenInText = /site_[\da-f]+_[\w-]+/gi
const scopeField = v.union([v.literal('*'), programNameField], 'a program such as remote-home, or * for all')

const keptToken = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/, 'a token id (16 hexadecimal digits)')),
  scope: scopeField,
  /** SHA-256 of the whole token. */
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'a SHA-256 (64 hexadecimal digits)')),
  made: timeField,
  revoked: v.optional(timeField),
})
const tokenFile = v.strictObject({ tokens: v.array(keptToken) })

/** What a token may change: one program's releases, or all. Any token may read how all of them do. */
export type TokenScope = v.InferOutput<typeof scopeField>
type KeptToken = Readonly<v.InferOutput<typeof keptToken>>
type ListedToken = Omit<KeptToken, 'hash'>
export type TokenHolder = Pick<KeptToken, 'id' | 'scope'>

/** @returns the token's text, which cannot be had again @throws {TypeError} when the file of the tokens is malformed. */
export async function createToken(storage: Storage, scope: TokenScope): Promise<{ id: string; token: string }> {
  const id = randomBytes(idBytes).toString('hex')
  const token = `site_${id}_${randomBytes(secretBytes).toString('base64url')}`
  await change(storage, tokens => [...tokens, { id, scope, hash: hashOf(token).toString('hex'), made: new Date().toISOString() }])
  return { id, token }
}

export async function listTokens(storage: Storage): Promise<ListedToken[]> {
  return (await readTokens(storage)).tokens.map(({ hash: _hash, ...listed }) => listed)
}

/** From now on the token is refused, and so are browsers signed in with it. @throws {Error} when there is no such token. */
export async function revokeToken(storage: Storage, id: string): Promise<ListedToken> {
  const tokens = await change(storage, before => {
    const known = before.find(token => token.id === id)
    if (!known) throw new Error(`There is no token ${id}`)
    if (known.revoked) return before
    return before.map(token => (token === known ? { ...token, revoked: new Date().toISOString() } : token))
  })
  const { hash: _hash, ...revoked } = tokens.find(token => token.id === id) as KeptToken
  return revoked
}

/** Who holds this token; undefined for one that is unknown, altered or revoked. The same work in every case. @param text as it was sent */
export async function authenticate(storage: Storage, text: string): Promise<TokenHolder | undefined> {
  const id = tokenPattern.exec(text)?.[1]
  const known = (await readTokens(storage)).tokens.find(token => token.id === id)
  const isRight = timingSafeEqual(hashOf(text), known ? Buffer.from(known.hash, 'hex') : hashOf('nobody'))
  return known && isRight && !known.revoked ? holderOf(known) : undefined
}

/** The holder of the token of this id, while it is good: for browsers that have shown the token before. */
export async function findHolder(storage: Storage, id: string): Promise<TokenHolder | undefined> {
  const known = (await readTokens(storage)).tokens.find(token => token.id === id)
  return known && !known.revoked ? holderOf(known) : undefined
}

export const mayChange = ({ scope }: TokenHolder, program: ProgramName): boolean => scope === '*' || scope === program
const holderOf = ({ id, scope }: KeptToken): TokenHolder => ({ id, scope })
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const randomBytes = (count: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(count)))

async function readTokens(storage: Storage): Promise<{ tokens: readonly KeptToken[]; version: string | undefined }> {
  const file = await storage.read(tokensKey)
  if (!file) return { tokens: [], version: undefined }
  // A file from before `scope` had this name says `section`.
  const json = parseJson(new TextDecoder().decode(file.bytes).replaceAll('"section":', '"scope":'), tokensKey, false)
  return { tokens: parseRecord(tokenFile, json, tokensKey, 'the file').tokens, version: file.version }
}

async function change(storage: Storage, transition: (before: readonly KeptToken[]) => readonly KeptToken[]): Promise<readonly KeptToken[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { tokens: before, version } = await readTokens(storage)
    const after = transition(before)
    if (after === before) return before
    if (await storage.writeIf(tokensKey, jsonBytes({ tokens: after }), version)) return after
  }
  throw new Error('Others are changing the tokens at this moment: try again')
}
