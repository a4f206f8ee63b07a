// @vitest-environment node
import { createHmac, randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createMac } from './hmac.ts'

const expected = (key: Uint8Array, message: Uint8Array): string => createHmac('sha256', key).update(message).digest('base64url')

/** https://www.rfc-editor.org/rfc/rfc4231, 4.2 to 4.5 */
test.each([
  [Buffer.alloc(20, 0x0b), Buffer.from('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [Buffer.from('Jefe'), Buffer.from('what do ya want for nothing?'), '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  [Buffer.alloc(20, 0xaa), Buffer.alloc(50, 0xdd), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    Buffer.from(Array.from({ length: 25 }, (_, index) => index + 1)),
    Buffer.alloc(50, 0xcd),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
])('the vectors of the standard: %#', (key, message, code) => {
  expect(createMac(key)(message)).toBe(Buffer.from(code, 'hex').toString('base64url'))
})

test('messages of any length, long ones and short ones in turn', () => {
  const key = randomBytes(32)
  const mac = createMac(key)
  for (const length of [0, 1, 55, 56, 64, 511, 512, 513, 5000, 3]) {
    const message = randomBytes(length)
    expect(mac(message)).toBe(expected(key, message))
  }
})

test('the same where the platform has no hashes at once', async () => {
  vi.doMock('node:crypto', async original => ({ ...(await original<object>()), hash: undefined }))
  vi.resetModules()
  const { createMac: createOther } = await import('./hmac.ts')
  const [key, message] = [randomBytes(32), randomBytes(70)]
  expect(createOther(key)(message)).toBe(createMac(key)(message))
  vi.doUnmock('node:crypto')
})

test('a key longer than a block is refused', () => {
  expect(() => createMac(new Uint8Array(65))).toThrow('A key of at most 64 bytes was expected, got 65')
})
