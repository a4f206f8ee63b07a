import { beforeEach, expect, it, vi } from 'vitest'

type Keep = (metric: { name: string; value: number }) => void
const measured: Record<string, Keep> = {}
const measure = (name: string) => (keep: Keep) => {
  measured[name] = keep
}
vi.mock('web-vitals', () => ({ onCLS: measure('CLS'), onINP: measure('INP'), onLCP: measure('LCP'), onTTFB: measure('TTFB') }))
const report = vi.fn()
vi.mock('./visit-report.ts', () => ({ report }))

const { measureVitals } = await import('./vitals.ts')
measureVitals()

const metric = (name: string, value: number) => measured[name]?.({ name, value })
const becomes = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => report.mockReset())

it('reports nothing where nothing was measured', () => {
  becomes('hidden')
  dispatchEvent(new Event('pagehide'))
  expect(report).not.toHaveBeenCalled()
})

it('reports the last values when the page is hidden, not before', () => {
  metric('TTFB', 90)
  metric('LCP', 700)
  metric('LCP', 900.5)
  metric('CLS', 0)
  becomes('visible')
  expect(report).not.toHaveBeenCalled()
  becomes('hidden')
  expect(report).toHaveBeenCalledExactlyOnceWith({ kind: 'vitals', vitals: { ttfb: 90, lcp: 900.5, cls: 0 } })
})
