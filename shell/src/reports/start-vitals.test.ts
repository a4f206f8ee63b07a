import { beforeEach, expect, it, vi } from 'vitest'

const [isEnabled, measureVitals, savesData] = [vi.fn(), vi.fn(), vi.fn()]
let loaded: () => void = () => undefined
const afterLoad = () =>
  new Promise<void>(resolve => {
    loaded = resolve
  })
vi.mock('@site/kit/runtime', () => ({ afterLoad, savesData }))
vi.mock('./visit-report.ts', () => ({ isEnabled }))
vi.mock('./vitals.ts', () => ({ measureVitals }))

const { startVitals } = await import('./start-vitals.ts')

beforeEach(() => {
  measureVitals.mockReset()
  isEnabled.mockReset().mockReturnValue(true)
  savesData.mockReset().mockReturnValue(false)
})

it('measures once the page has loaded', async () => {
  const started = startVitals()
  await Promise.resolve()
  expect(measureVitals).not.toHaveBeenCalled()
  loaded()
  await started
  expect(measureVitals).toHaveBeenCalledOnce()
})

it('fetches nothing with Save-Data, nor where nobody asks', async () => {
  savesData.mockReturnValueOnce(true)
  await startVitals()
  isEnabled.mockReturnValueOnce(false)
  await startVitals()
  expect(measureVitals).not.toHaveBeenCalled()
})
