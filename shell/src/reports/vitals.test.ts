import { beforeEach, expect, it, vi } from 'vitest'

type Keep = (metric: { name: string; value: number }) => void
const measured: Record<string, Keep> = {}
const measure = (name: string) => (keep: Keep) => {
  measured[name] = keep
}
vi.mock('web-vitals', () => ({ onCLS: measure('CLS'), onINP: measure('INP'), onLCP: measure('LCP'), onTTFB: measure('TTFB') }))
const tell = vi.fn()
vi.mock('./visit-report.ts', () => ({ tell }))

const { measureVitals } = await import('./vitals.ts')
measureVitals()

const report = (name: string, value: number) => measured[name]?.({ name, value })
const becomes = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => tell.mockReset())

it('tells nothing where nothing was measured', () => {
  becomes('hidden')
  dispatchEvent(new Event('pagehide'))
  expect(tell).not.toHaveBeenCalled()
})

it('tells the last values when the page is hidden, not before', () => {
  report('TTFB', 90)
  report('LCP', 700)
  report('LCP', 900.5)
  report('CLS', 0)
  becomes('visible')
  expect(tell).not.toHaveBeenCalled()
  becomes('hidden')
  expect(tell).toHaveBeenCalledExactlyOnceWith({ kind: 'vitals', vitals: { ttfb: 90, lcp: 900.5, cls: 0 } })
})
