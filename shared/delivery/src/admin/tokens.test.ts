// @vitest-environment node
import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { authenticate, createToken, findHolder, listTokens, mayChange, revokeToken } from './tokens.ts'

vi.mock('node:crypto', async load => {
  const crypto = await load<typeof import('node:crypto')>()
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) }
})

let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await temporaryFolder()
  storage = createFileStorage(folder)
})

const kept = (): Promise<string> => readFile(join(folder, 'tokens.json'), 'utf8')

test('a token opens what it was made for', async () => {
  const { id, token } = await createToken(storage, 'remote-resources')
  expect(token).toMatch(/^site_[\da-f]{16}_[\w-]{43}$/)
  const holder = await authenticate(storage, token)
  expect(holder).toEqual({ id, scope: 'remote-resources' })
  expect([mayChange(holder!, 'remote-resources'), mayChange(holder!, 'remote-home'), mayChange(holder!, 'shell')]).toEqual([
    true,
    false,
    false,
  ])
  expect(mayChange({ id, scope: '*' }, 'shell')).toBe(true)
})

test('the store keeps a hash, and nothing that the token could be made from', async () => {
  const { token } = await createToken(storage, '*')
  expect(await kept()).not.toContain(token.slice(-43))
  expect(await kept()).toContain(createHash('sha256').update(token).digest('hex'))
  expect(JSON.stringify(await listTokens(storage))).not.toMatch(/hash/)
})

describe('refused are', () => {
  test('tokens that are unknown, altered, cut or of another kind', async () => {
    const { token } = await createToken(storage, '*')
    const other = `site_${'0'.repeat(16)}_${token.slice(-43)}`
    for (const wrong of ['', 'site_', other, token.slice(0, -1), `${token}A`, token.toUpperCase(), ` ${token}`, 'x'.repeat(100_000)])
      expect(await authenticate(storage, wrong)).toBeUndefined()
    const last = token.endsWith('A') ? 'B' : 'A'
    expect(await authenticate(storage, `${token.slice(0, -1)}${last}`)).toBeUndefined()
  })

  test('tokens that were taken back, at once and for ever', async () => {
    const { id, token } = await createToken(storage, 'shell')
    const { token: stays } = await createToken(storage, 'shell')
    const first = await revokeToken(storage, id)
    expect(first).toMatchObject({ id, scope: 'shell', revoked: expect.any(String) })
    expect([await authenticate(storage, token), await findHolder(storage, id)]).toEqual([undefined, undefined])
    expect(await authenticate(storage, stays)).toBeDefined()
    expect(await revokeToken(storage, id)).toEqual(first)
    await expect(revokeToken(storage, '0123456789abcdef')).rejects.toThrow('There is no token 0123456789abcdef')
  })

  test('all, before there is one', async () => {
    expect(await authenticate(storage, `site_${'0'.repeat(16)}_${'A'.repeat(43)}`)).toBeUndefined()
    expect(await listTokens(storage)).toEqual([])
  })
})

test('whatever comes is compared once, in constant time, by hashes of one length', async () => {
  const { id, token } = await createToken(storage, '*')
  await revokeToken(storage, id)
  for (const text of [token, `${token.slice(0, -1)}x`, 'site_unknown', '']) {
    vi.mocked(timingSafeEqual).mockClear()
    await authenticate(storage, text)
    expect(vi.mocked(timingSafeEqual).mock.calls.map(([a, b]) => [a.byteLength, b.byteLength])).toEqual([[32, 32]])
  }
})

test('those who make and revoke tokens at the same moment all succeed', async () => {
  const { id } = await createToken(storage, '*')
  const sections = ['shell', 'remote-home', 'remote-booking', 'remote-services', 'remote-resources'] as const
  const clients = sections.map(() => createFileStorage(folder))
  await Promise.all([...sections.map((section, index) => createToken(clients[index]!, section)), revokeToken(storage, id)])
  const listed = await listTokens(storage)
  expect(listed.map(({ scope }) => scope).sort()).toEqual(['*', ...sections].sort())
  expect(listed.find(each => each.id === id)?.revoked).toBeDefined()
})

test('a file that says section for scope opens what it did', async () => {
  const { id, token } = await createToken(storage, 'remote-home')
  await writeFile(join(folder, 'tokens.json'), (await kept()).replace('"scope"', '"section"'))
  expect(await authenticate(storage, token)).toEqual({ id, scope: 'remote-home' })
  await createToken(storage, '*')
  expect(await kept()).not.toContain('section')
})

test('a file that was edited wrong is named, and not quoted', async () => {
  await writeFile(join(folder, 'tokens.json'), '{ "tokens": [secret')
  await expect(listTokens(storage)).rejects.toThrow(new TypeError('tokens.json: expected JSON'))
  await writeFile(join(folder, 'tokens.json'), JSON.stringify({ tokens: [{ id: 'x' }] }))
  await expect(authenticate(storage, 'site_')).rejects.toThrow(/^tokens.json: tokens.0.id: expected a token id/)
  await expect(createToken(storage, '*')).rejects.toThrow('tokens.json')
})
