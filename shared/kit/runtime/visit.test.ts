import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterLoad, onceVisited } from './visit.ts'

const prerender = () => Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
const show = () => {
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
}

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  vi.useRealTimers()
})

describe('a document that is prerendered', () => {
  it('begins its visit when it is shown, once', () => {
    prerender()
    const begin = vi.fn()
    onceVisited(begin)
    expect(begin).not.toHaveBeenCalled()
    show()
    show()
    expect(begin).toHaveBeenCalledOnce()
  })

  it('begins nothing that was called off', () => {
    prerender()
    const begin = vi.fn()
    onceVisited(begin)()
    show()
    expect(begin).not.toHaveBeenCalled()
  })

  it('fetches neither film nor motion, however long it waits', async () => {
    vi.useFakeTimers()
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
    prerender()
    let resolved = false
    afterLoad().then(() => {
      resolved = true
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(resolved).toBe(false)
    show()
    await vi.advanceTimersByTimeAsync(3000)
    expect(resolved).toBe(true)
  })
})

describe('any other document', () => {
  it('begins its visit at once', () => {
    const begin = vi.fn()
    onceVisited(begin)
    expect(begin).toHaveBeenCalledOnce()
  })
})
