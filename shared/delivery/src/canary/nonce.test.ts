// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mintNonce, nonceSeconds, nonceTail, readNonce } from './nonce.ts'

const secret = new Uint8Array(32).fill(7)
const releases = [
  { program: 'shell', release: '0123456789abcdef' },
  { program: 'remote-home', release: 'fedcba9876543210' },
  { program: 'remote-größe', release: 'ffffffffffffffff' },
] as const
const tail = nonceTail('remote-home', releases)
const issued = 1_760_000_000
const mint = (head: Partial<Parameters<typeof mintNonce>[2]> = {}) =>
  mintNonce(secret, tail, { issued, ahead: false, judged: true, ...head })

describe('a nonce', () => {
  it('says what the document was made of, and when', () => {
    expect(readNonce(secret, mint(), issued)).toEqual({
      content: { id: expect.stringMatching(/^[\w-]{8}$/), issued, ahead: false, judged: true, section: 'remote-home', releases },
    })
  })

  it.each([
    { ahead: true, judged: false },
    { ahead: true, judged: true },
    { ahead: false, judged: false },
  ])('says $ahead and $judged of whether it was asked for ahead, and counts', head => {
    expect(readNonce(secret, mint(head), issued)).toMatchObject({ content: head })
  })

  it('is another one for each document', () => {
    expect(new Set(Array.from({ length: 5000 }, () => mint())).size).toBe(5000)
  })

  it('fits into a header and a report', () => {
    expect(mint()).toMatch(/^[\w-]+\.[\w-]{22}$/)
    expect(mint().length).toBeLessThan(200)
  })

  it('names a release of the section', () => {
    expect(() => nonceTail('remote-booking', releases)).toThrow('A nonce names the release of remote-booking')
  })
})

describe('refused is a nonce', () => {
  const refusal = (text: string, at = issued, key = secret) => {
    const read = readNonce(key, text, at)
    return 'refused' in read ? read.refused : 'taken'
  }

  it('of another store', () => {
    expect(refusal(mint(), issued, new Uint8Array(32).fill(8))).toBe('forged')
  })

  it('with any one character changed', () => {
    const nonce = mint()
    const payloadEnd = nonce.indexOf('.')
    for (let at = 0; at < nonce.length; at++) {
      // The last characters of both parts carry bits that stand for nothing.
      if (at === payloadEnd || at === payloadEnd - 1 || at === nonce.length - 1) continue
      const changed = `${nonce.slice(0, at)}${nonce[at] === 'A' ? 'B' : 'A'}${nonce.slice(at + 1)}`
      expect(refusal(changed)).toBe('forged')
    }
  })

  it('that is an hour old, or from the future', () => {
    expect(refusal(mint(), issued + nonceSeconds)).toBe('taken')
    expect(refusal(mint(), issued + nonceSeconds + 1)).toBe('expired')
    expect(refusal(mint(), issued - 30)).toBe('taken')
    expect(refusal(mint(), issued - 61)).toBe('expired')
  })

  it.each(['', 'x', '..', `${'A'.repeat(40)}.short`, `${'A'.repeat(5000)}.${'A'.repeat(22)}`, 'größe.größe', '{"nonce":1}'])('%j', text => {
    expect(refusal(text)).toBe('malformed')
  })
})
