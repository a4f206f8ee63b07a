import { describe, expect, it } from 'vitest'
import { createNonces, nonceSeconds, readNonce } from './nonce.ts'

const secret = new Uint8Array(32).fill(7)
const releases = [
  { program: 'shell', release: '0123456789abcdef' },
  { program: 'remote-home', release: 'fedcba9876543210' },
  { program: 'remote-booking', release: 'ffffffffffffffff' },
] as const
const make = createNonces('remote-home', releases)
const issued = 1_760_000_000
const sign = (head: Partial<Parameters<typeof make>[0]> = {}) => make({ issued, ahead: false, sampled: true, ...head }, secret)

describe('a nonce', () => {
  it('says what the document was made of, and when', () => {
    expect(readNonce(sign(), secret, issued)).toEqual({
      id: expect.stringMatching(/^[\da-f]{12}[0-7]$/),
      issued,
      ahead: false,
      sampled: true,
      section: 'remote-home',
      releases,
    })
  })

  it.each([
    { ahead: true, sampled: false },
    { ahead: true, sampled: true },
    { ahead: false, sampled: false },
  ])('says $ahead and $sampled of whether it was asked for ahead, and counts', head => {
    expect(readNonce(sign(head), secret, issued)).toMatchObject(head)
  })

  it('is another one for each document', () => {
    expect(new Set(Array.from({ length: 5000 }, () => sign())).size).toBe(5000)
  })

  it('fits into a header and a report', () => {
    expect(sign()).toMatch(/^[\w.-]+$/)
    expect(sign().length).toBeLessThan(250)
  })
})

describe('refused is a nonce', () => {
  const refusal = (text: string, at = issued, key = secret) => {
    const read = readNonce(text, key, at)
    return 'refused' in read ? read.refused : 'taken'
  }

  it('of another store', () => {
    expect(refusal(sign(), issued, new Uint8Array(32).fill(8))).toBe('forged')
  })

  it('with any one character changed', () => {
    const nonce = sign()
    for (let at = 0; at < nonce.length; at++) {
      if (nonce[at] === '.') continue
      const others = /\d/.test(nonce[at]!) ? ['1', '2'] : ['A', 'B']
      const changed = nonce.slice(0, at) + others.find(other => other !== nonce[at]) + nonce.slice(at + 1)
      expect(refusal(changed)).toBe('forged')
    }
  })

  it('that is an hour old, not one from a process whose clock is ahead', () => {
    expect(refusal(sign(), issued + nonceSeconds)).toBe('taken')
    expect(refusal(sign(), issued + nonceSeconds + 1)).toBe('expired')
    expect(refusal(sign(), issued - 1800)).toBe('taken')
  })

  it.each(['', 'x', '..', `${'A'.repeat(40)}.short`, `${'A'.repeat(5000)}.${'A'.repeat(22)}`, 'größe.größe', '{"nonce":1}'])('%j', text => {
    expect(refusal(text)).toBe('malformed')
  })
})
