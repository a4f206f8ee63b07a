// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyRollout, type Rollout } from '../store/rollout.ts'
import { guardDefaults } from './canary-settings.ts'
import type { JudgedBucket } from './counters.ts'
import { createWatch, type StopCanary, type WatchedRollout, watchedRollouts } from './evaluator.ts'

const [stable, canary] = ['0000000000000001', '0000000000000002']
const watched: WatchedRollout = { program: 'remote-home', stable, canary, rollout: 'aaaaaaaaaaaaaaaa', since: 1000 }

let now = 0
let buckets: Record<string, JudgedBucket[]>
const stop = vi.fn<StopCanary>()
const log = vi.fn<(message: string) => void>()

const open = () =>
  createWatch({
    counters: { judged: (_program, release, since) => (buckets[release] ?? []).filter(({ at }) => at >= since) },
    settings: guardDefaults,
    stop,
    log,
    now: () => now,
  })

beforeEach(() => {
  now = 100_000
  stop.mockReset().mockResolvedValue(undefined)
  log.mockReset()
  buckets = { [stable]: [{ at: 10_000, visits: 900, failed: 9 }], [canary]: [{ at: 10_000, visits: 300, failed: 60 }] }
})

it('stops a canary that is worse, and says why', async () => {
  await open().look([watched])
  const reason = '60 of 300 visits failed (20.0 %), against 9 of 900 (1.0 %) of the stable release at the same time.'
  expect(stop).toHaveBeenCalledExactlyOnceWith('remote-home', canary, reason)
  expect(log).toHaveBeenCalledExactlyOnceWith(`The guard stopped remote-home ${canary}: ${reason}`)
})

it('leaves alone one that is fine', async () => {
  buckets[canary] = [{ at: 10_000, visits: 300, failed: 4 }]
  await open().look([watched])
  expect(stop).not.toHaveBeenCalled()
})

it('tries again at the next look when it could not be stopped', async () => {
  stop.mockRejectedValueOnce(new Error('Others are changing the rollout at this moment: try again'))
  const watch = open()
  await watch.look([watched])
  await watch.look([watched])
  expect(stop).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenNthCalledWith(1, expect.stringContaining(`could not stop remote-home ${canary}: Others are changing`))
})

it('judges one that is taken up again by what comes after', async () => {
  const watch = open()
  await watch.look([watched])
  now = 200_000
  await watch.look([watched])
  expect(stop).toHaveBeenCalledTimes(1)
  buckets[stable]?.push({ at: 150_000, visits: 900, failed: 9 })
  buckets[canary]?.push({ at: 150_000, visits: 300, failed: 60 })
  await watch.look([watched])
  expect(stop).toHaveBeenCalledTimes(2)
})

it('watches canaries that have a weight', () => {
  const since = '2025-03-01T12:00:00.000Z'
  const tried = { release: canary, weight: 100, rollout: watched.rollout, since }
  const programs: Rollout['programs'] = {
    'remote-home': { stable, canary: tried, history: [] },
    'remote-services': { stable, canary: { ...tried, weight: 0, stopped: 'It failed.' }, history: [] },
    'remote-booking': { stable, history: [] },
  }
  expect(watchedRollouts({ ...emptyRollout, programs })).toEqual([{ ...watched, since: Date.parse(since) }])
})
