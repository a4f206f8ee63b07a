import { beforeEach, expect, it, vi } from 'vitest'

type Timing = { type?: string; transferSize?: number; serverTiming?: { name: string; description: string }[] }

const beacon = vi.fn<(address: string, body: string) => boolean>()

async function documentWith(timing: Timing) {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate', transferSize: 300, serverTiming: [], ...timing }] as never)
  return import('./visit-report.ts')
}

const stamped = { serverTiming: [{ name: 'visit', description: 'the-nonce' }] }
const reported = () => beacon.mock.calls.map(([address, body]) => [address, JSON.parse(body) as unknown])

beforeEach(() => {
  beacon.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  Object.defineProperty(document, 'prerendering', { value: undefined, configurable: true })
})

it('reports with the nonce of the document that the page was hydrated', async () => {
  const { reportReady } = await documentWith(stamped)
  reportReady()
  expect(reported()).toEqual([['/reports', { nonce: 'the-nonce', kind: 'ready' }]])
})

it('reports each thing once', async () => {
  const { reportReady, reportFailure } = await documentWith(stamped)
  reportReady()
  reportFailure('remote-home')
  reportReady()
  reportFailure('remote-booking')
  expect(reported().map(([, body]) => body)).toEqual([
    { nonce: 'the-nonce', kind: 'ready' },
    { nonce: 'the-nonce', kind: 'failed', section: 'remote-home' },
  ])
})

it.each<[string, Timing]>([
  ['has no nonce', {}],
  ['comes from a browser that shows no server timing', { serverTiming: undefined as never }],
  ['was taken from the cache by going back', { ...stamped, type: 'back_forward', transferSize: 0 }],
])('reports nothing of a document that %s', async (_what, timing) => {
  const { reportReady, isEnabled } = await documentWith(timing)
  reportReady()
  expect(isEnabled()).toBe(false)
  expect(beacon).not.toHaveBeenCalled()
})

it('reports of a document that going back fetched anew', async () => {
  const { reportReady } = await documentWith({ ...stamped, type: 'back_forward' })
  reportReady()
  expect(beacon).toHaveBeenCalledOnce()
})

it('waits until a document that is prerendered is shown', async () => {
  const { reportReady, reportFailure } = await documentWith(stamped)
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  reportReady()
  reportFailure('shell')
  expect(beacon).not.toHaveBeenCalled()
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(reported().map(([, body]) => (body as { kind: string }).kind)).toEqual(['ready', 'failed'])
})

it('reports nothing any more when the nonce has expired', async () => {
  const { reportReady } = await documentWith(stamped)
  vi.spyOn(performance, 'now').mockReturnValue(3_600_001)
  reportReady()
  expect(beacon).not.toHaveBeenCalled()
})

it('does without beacons', async () => {
  const { reportReady } = await documentWith(stamped)
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true })
  expect(reportReady).not.toThrow()
})
