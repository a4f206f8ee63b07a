import { beforeEach, expect, it, vi } from 'vitest'
import { emptyRollout, type Rollout } from '../store/rollout.ts'
import { defaultCanarySettings } from './canary-settings.ts'
import { createEvaluator } from './metrics.ts'
import type { RateBucket } from './release-counters.ts'

const [stable, canary] = ['0000000000000001', '0000000000000002']
const running = { release: canary, weight: 100, rollout: 'aaaaaaaaaaaaaaaa', since: '1970-01-01T00:00:01.000Z' }
const rollout = { ...emptyRollout, programs: { 'remote-home': { stable, canary: running, history: [] } } }

let buckets: Record<string, RateBucket[]>
const stop = vi.fn<Parameters<typeof createEvaluator>[0]['stop']>()
const log = vi.fn<(message: string) => void>()

const open = () =>
  createEvaluator({
    sampled: (_program, release, since) => (buckets[release] ?? []).filter(({ at }) => at >= since),
    settings: defaultCanarySettings,
    stop,
    log,
  })

beforeEach(() => {
  stop.mockReset().mockResolvedValue(undefined)
  log.mockReset()
  buckets = { [stable]: [{ at: 10_000, visits: 900, failed: 9 }], [canary]: [{ at: 10_000, visits: 300, failed: 60 }] }
})

it('stops a canary that is worse, and says why', async () => {
  await open()(rollout)
  const reason = '60 of 300 visits failed (20.0 %), against 9 of 900 (1.0 %) of the stable release at the same time.'
  expect(stop).toHaveBeenCalledExactlyOnceWith('remote-home', canary, reason)
  expect(log).toHaveBeenCalledExactlyOnceWith(`The guard stopped remote-home ${canary}: ${reason}`)
})

it('leaves alone one that is fine', async () => {
  buckets[canary] = [{ at: 10_000, visits: 300, failed: 4 }]
  await open()(rollout)
  expect(stop).not.toHaveBeenCalled()
})

it('tries again the next time when it could not be stopped', async () => {
  stop.mockRejectedValueOnce(new Error('Others are changing the rollout at this moment: try again'))
  const evaluate = open()
  await evaluate(rollout)
  await evaluate(rollout)
  expect(stop).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenNthCalledWith(1, expect.stringContaining(`could not stop remote-home ${canary}: Others are changing`))
})

it('compares one that is taken up again by what comes after, though another process stopped it', async () => {
  const history = [{ at: '1970-01-01T00:01:40.000Z', action: 'stopped', release: canary }] as const
  const again = { programs: { 'remote-home': { stable, canary: running, history: [...history] } } }
  await open()(again)
  expect(stop).not.toHaveBeenCalled()
  buckets[stable]?.push({ at: 150_000, visits: 900, failed: 9 })
  buckets[canary]?.push({ at: 150_000, visits: 300, failed: 60 })
  await open()(again)
  expect(stop).toHaveBeenCalledOnce()
})

it('evaluates canaries that have a weight, and names their programs', async () => {
  const programs: Rollout['programs'] = {
    'remote-home': { stable, canary: running, history: [] },
    'remote-services': { stable, canary: { ...running, weight: 0, stopped: 'It failed.' }, history: [] },
    'remote-booking': { stable, history: [] },
  }
  expect(await open()({ programs })).toEqual(['remote-home'])
  expect(stop).toHaveBeenCalledOnce()
})

it('compares visits since the rollout began', async () => {
  await open()({ programs: { 'remote-home': { stable, canary: { ...running, since: '1970-01-01T00:00:11.000Z' }, history: [] } } })
  expect(stop).not.toHaveBeenCalled()
})
