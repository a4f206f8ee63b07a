import { describe, expect, it, vi } from 'vitest'
import { firstTimeThisSession } from './once-a-session.ts'

describe('firstTimeThisSession', () => {
  it('is true once for each key', () => {
    expect(firstTimeThisSession('a')).toBe(true)
    expect(firstTimeThisSession('a')).toBe(false)
    expect(firstTimeThisSession('b')).toBe(true)
  })

  it('holds for the document where storage throws', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(firstTimeThisSession('c')).toBe(true)
    expect(firstTimeThisSession('c')).toBe(false)
  })
})
