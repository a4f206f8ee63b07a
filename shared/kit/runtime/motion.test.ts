import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchesLittle, motionAllowed, savesData } from './motion.ts'
import { setMotion, siteStore } from './store.ts'

const preferReduced = (reduced: boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => {
  localStorage.clear()
  siteStore.setState({ motion: 'full' })
  preferReduced(false)
})

describe('motionAllowed', () => {
  it('needs the system’s and the visitor’s consent', () => {
    expect(motionAllowed()).toBe(true)
    setMotion('paused')
    expect(motionAllowed()).toBe(false)
    setMotion('full')
    preferReduced(true)
    expect(motionAllowed()).toBe(false)
  })
})

describe('savesData', () => {
  it('heeds Save-Data', () => {
    expect(savesData()).toBe(false)
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    expect(savesData()).toBe(true)
  })
})

describe('fetchesLittle', () => {
  it.each([
    ['with Save-Data', { connection: { saveData: true } }, true],
    ['on a slow line', { connection: { effectiveType: '3g' } }, true],
    ['on a device of 2 GB', { deviceMemory: 2 }, true],
    ['on a usual phone', { connection: { effectiveType: '4g', saveData: false }, deviceMemory: 4 }, false],
    ['where the browser does not say', {}, false],
  ])('%s', (_, means, little) => {
    vi.stubGlobal('navigator', means)
    expect(fetchesLittle()).toBe(little)
  })
})
