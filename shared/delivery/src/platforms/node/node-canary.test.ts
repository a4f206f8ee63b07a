import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { readSnapshot, snapshotKey } from '../../canary/canary-snapshot.ts'
import { createFileStorage } from '../../storage/file-storage.ts'
import { createReleaseStore, type ReleaseStore } from '../../store/release-store.ts'
import type { Rollout } from '../../store/rollout.ts'
import { openNodeCanary } from './node-canary.ts'

type NodeCanary = ReturnType<typeof openNodeCanary>

const site = 'https://ada.example'
const [frame, stable, canary] = ['0000000000000001', '0000000000000002', '0000000000000003']

let now: number
let folder: string
let store: ReleaseStore
let rollout: Rollout
let clients = 0
const stop = vi.fn(async () => rollout)
const log = vi.fn<(message: string) => void>()
const secret = vi.fn<() => Promise<Uint8Array>>()

beforeEach(async () => {
  now = 1_760_000_100_000
  folder = await temporaryFolder()
  store = createReleaseStore(createFileStorage(folder))
  const tried = { release: canary, weight: 5000, rollout: 'aaaaaaaaaaaaaaaa', since: new Date(now).toISOString() }
  rollout = { version: 1, programs: { 'remote-home': { stable, canary: tried, history: [] } } }
  stop.mockClear()
  log.mockClear()
  secret.mockReset().mockResolvedValue(new Uint8Array(32))
})

const open = (over: Partial<ReleaseStore> = {}): NodeCanary =>
  openNodeCanary({
    store: { storage: store.storage, readRollout: async () => rollout, stop, ...over },
    root: folder,
    secret,
    settings: { visits: 40, worse: 0.02, settle: 1000 },
    siteOrigin: site,
    trustProxy: true,
    log,
    now: () => now,
  })

/** A visit from an address of its own; `reports` are what its page says. */
async function visit(canaries: NodeCanary, release: string, reports: readonly string[]): Promise<number[]> {
  clients += 1
  const client = `10.0.${clients >> 8}.${clients & 255}`
  const header = canaries.issueVisitNonce({
    releases: { shell: frame, 'remote-home': release },
    section: 'remote-home',
    ahead: false,
    client,
  })
  const nonce = /desc="(.+)"/.exec(header ?? '')?.[1]
  const answers = reports.map(kind =>
    canaries.routes.request(`${site}/reports`, {
      method: 'POST',
      body: JSON.stringify({ nonce, kind }),
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': client },
    }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

async function visits(canaries: NodeCanary, release: string, count: number, reports: (index: number) => string[]): Promise<void> {
  for (let index = 0; index < count; index++) await visit(canaries, release, reports(index))
}

describe('the analysis', () => {
  it('stops a canary that fails for one visitor in five', async () => {
    const canaries = open()
    await canaries.start()
    await visits(canaries, stable, 200, () => ['ready'])
    await visits(canaries, canary, 100, index => (index % 5 ? ['ready'] : ['ready', 'failed']))
    await canaries.evaluate()
    expect(stop).not.toHaveBeenCalled()
    now += 12_000
    await canaries.evaluate()
    expect(stop).toHaveBeenCalledExactlyOnceWith('remote-home', canary, expect.stringMatching(/^20 of 100 visits failed \(20\.0 %\)/))
    await canaries.stop()
  })

  it('stops one that never is hydrated', async () => {
    const canaries = open()
    await canaries.start()
    await visits(canaries, stable, 100, () => ['ready'])
    await visits(canaries, canary, 40, () => [])
    now += 12_000
    await canaries.evaluate()
    expect(stop).toHaveBeenCalledOnce()
    await canaries.stop()
  })

  it('is not moved by one client that fails as often as it can', async () => {
    const canaries = open()
    await canaries.start()
    await visits(canaries, stable, 200, () => ['ready'])
    await visits(canaries, canary, 100, () => ['ready'])
    const releases = { shell: frame, 'remote-home': canary }
    for (let index = 0; index < 1000; index++)
      canaries.issueVisitNonce({ releases, section: 'remote-home', ahead: false, client: '192.0.2.9' })
    now += 12_000
    await canaries.evaluate()
    expect(stop).not.toHaveBeenCalled()
    await canaries.stop()
  })
})

describe('what was counted', () => {
  it('lies in the store and survives a restart', async () => {
    const first = open()
    await first.start()
    await visits(first, stable, 3, () => ['ready'])
    await first.stop()
    const kept = await readSnapshot(store.storage)
    expect(kept?.programs['remote-home']?.[stable]).toMatchObject({ visits: 3, ready: 3, failed: 0 })
    const second = open()
    await second.start()
    await visits(second, stable, 1, () => ['ready'])
    await second.stop()
    expect((await readSnapshot(store.storage))?.programs['remote-home']?.[stable]).toMatchObject({ visits: 4, ready: 4, failed: 0 })
  })

  it('is written when it changed, once more when its last visits are settled, and not otherwise', async () => {
    const write = vi.spyOn(store.storage, 'write')
    const canaries = open()
    await canaries.start()
    expect(write).not.toHaveBeenCalled()
    await visit(canaries, stable, [])
    await canaries.evaluate()
    await canaries.evaluate()
    expect(write.mock.calls.map(([key]) => key)).toEqual([snapshotKey])
    now += 20_000
    await canaries.evaluate()
    await canaries.evaluate()
    await canaries.stop()
    expect(write.mock.calls.map(([key]) => key)).toEqual([snapshotKey, snapshotKey])
    expect((await readSnapshot(store.storage))?.programs['remote-home']?.[stable]).toMatchObject({ visits: 1, failed: 1 })
  })

  it('is let go where the file is not to be read, which is said', async () => {
    await store.storage.write(snapshotKey, new TextEncoder().encode('{"at":1}'))
    const canaries = open()
    await canaries.start()
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^The guard: what was counted before is lost: guard\.json: /))
    expect(await visit(canaries, stable, ['ready'])).toEqual([204])
    await canaries.stop()
  })
})

/** A process that ends as a power cut would have it: what it wrote is there, and nothing else. */
async function killed(canaries: NodeCanary): Promise<void> {
  const whole = vi.spyOn(store.storage, 'write').mockResolvedValue()
  await canaries.stop()
  whole.mockRestore()
}

describe('several processes on a store', () => {
  const started = async (): Promise<NodeCanary> => {
    const canaries = open()
    await canaries.start()
    return canaries
  }
  const counted = async () => (await readSnapshot(store.storage))?.programs['remote-home']
  const document = (canaries: NodeCanary, client: string): string => {
    const header = canaries.issueVisitNonce({
      releases: { shell: frame, 'remote-home': stable },
      section: 'remote-home',
      ahead: false,
      client,
    })
    return /desc="(.+)"/.exec(header ?? '')?.[1] ?? ''
  }
  const report = async (canaries: NodeCanary, nonce: string, kind: string): Promise<number> => {
    const body = JSON.stringify({ nonce, kind })
    return (await canaries.routes.request(`${site}/reports`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })).status
  }

  it('count a visit once, whichever of them take its reports', async () => {
    const [first, second, third] = [await started(), await started(), await started()]
    const nonce = document(first, 'a')
    expect([await report(second, nonce, 'ready'), await report(third, nonce, 'failed'), await report(second, nonce, 'failed')]).toEqual([
      204, 204, 204,
    ])
    now += 12_000
    for (const canaries of [third, first, second, third])
      await vi.waitFor(async () => {
        await canaries.evaluate()
        expect(await counted()).toMatchObject({ [stable]: { visits: 1, ready: 1, failed: 1, errors: 0 } })
      })
    expect(await report(first, nonce, 'ready')).toBe(403)
    await Promise.all([first.stop(), second.stop(), third.stop()])
  })

  it('go on with the reports, and with the canary, of one that was killed', async () => {
    const first = await started()
    await visits(first, stable, 100, () => ['ready'])
    await visits(first, canary, 30, () => ['failed'])
    const nonce = document(first, 'a')
    await killed(first)
    const second = await started()
    expect(await report(second, nonce, 'ready')).toBe(204)
    await visits(second, canary, 15, () => ['failed'])
    now += 12_000
    await second.evaluate()
    expect(stop).toHaveBeenCalledExactlyOnceWith('remote-home', canary, expect.stringMatching(/^45 of 45 visits failed/))
    await second.stop()
    expect(await counted()).toMatchObject({ [stable]: { visits: 101, ready: 101, failed: 0 }, [canary]: { visits: 45, failed: 45 } })
  })

  it('fold the lines of hours ago into sums, and lose none of them', async () => {
    let [running, other] = [await started(), await started()]
    for (let hour = 0; hour < 8; hour++) {
      await visits(running, stable, 3, index => (index ? ['ready'] : ['ready', 'failed']))
      await visits(other, canary, 2, () => ['ready'])
      now += 3_600_000
      await Promise.all([running.evaluate(), other.evaluate()])
      await Promise.all([killed(running), killed(other)])
      ;[running, other] = await Promise.all([started(), started()])
      await Promise.all([running.evaluate(), other.evaluate()])
      const visited = 3 * (hour + 1)
      expect(await counted()).toMatchObject({
        [stable]: { visits: visited, ready: visited, failed: hour + 1 },
        [canary]: { visits: 2 * (hour + 1), failed: 0 },
      })
      expect((await store.storage.list('visits')).length).toBeLessThan(12)
    }
    expect(stop).not.toHaveBeenCalled()
    await Promise.all([running.stop(), other.stop()])
  })

  it('leave lines for an hour after they were folded: who starts meanwhile may have read the sums before', async () => {
    const [first, second] = [await started(), await started()]
    await visits(first, stable, 3, () => ['ready'])
    const lines = async () => (await store.storage.list('visits')).filter(name => name.endsWith('.jsonl')).length
    now += 4 * 3_600_000
    await first.evaluate()
    await second.evaluate()
    expect(await lines()).toBe(1)
    now += 3_600_000
    await second.evaluate()
    expect(await lines()).toBe(0)
    expect(await counted()).toMatchObject({ [stable]: { visits: 3, ready: 3, failed: 0 } })
    await Promise.all([first.stop(), second.stop()])
  })

  it('try once an hour to fold, where the disk takes no sums', async () => {
    const first = await started()
    await visits(first, stable, 3, () => ['ready'])
    await first.stop()
    now += 4 * 3_600_000
    const stream = vi.spyOn(store.storage, 'stream')
    vi.spyOn(store.storage, 'writeIf').mockRejectedValue(new Error('no space left on the disk'))
    const second = open()
    for (let time = 0; time < 3; time++) await second.evaluate()
    expect(stream).toHaveBeenCalledTimes(2) // to count it, and to fold it
    vi.restoreAllMocks()
    await second.stop()
  })

  it('take what was counted before there was a journal, once', async () => {
    const counts = { visits: 7, ready: 7, failed: 0, errors: 0, vitals: {}, bins: {} }
    const snapshot = { at: new Date(now).toISOString(), programs: { 'remote-home': { [stable]: counts } } }
    await store.storage.write(snapshotKey, new TextEncoder().encode(JSON.stringify(snapshot)))
    for (let restart = 1; restart <= 3; restart++) {
      const canaries = await started()
      await visits(canaries, stable, 1, () => ['ready'])
      await canaries.stop()
      expect(await counted()).toMatchObject({ [stable]: { visits: 7 + restart, ready: 7 + restart } })
    }
  })

  it('count the visits of this hour with their reports, where the sums of hours before cannot be read', async () => {
    const first = await started()
    await visits(first, stable, 3, () => ['ready'])
    await killed(first)
    await store.storage.write('visits/sums.json', new TextEncoder().encode('{"at":'))
    now += 12_000
    const second = await started()
    expect(await counted()).toMatchObject({ [stable]: { visits: 3, ready: 3, failed: 0 } })
    expect(log).toHaveBeenCalledWith(expect.stringContaining('what was counted before is lost'))
    now += 5 * 3_600_000
    await second.evaluate()
    expect(JSON.parse(new TextDecoder().decode((await store.storage.read('visits/sums.json'))?.bytes))).toHaveProperty('folded')
    await second.stop()
  })

  it('fold again, once the clock that wrote the sums was set back', async () => {
    const first = await started()
    const past = async () => (await store.storage.list('visits')).filter(name => Number.parseInt(name, 10) * 3_600_000 < now)
    now += 30 * 24 * 3_600_000
    await visits(first, stable, 3, () => ['ready'])
    now += 4 * 3_600_000
    await first.evaluate()
    now -= 30 * 24 * 3_600_000
    await visits(first, stable, 3, () => ['ready'])
    await killed(first)
    const second = await started()
    for (let hour = 0; hour < 6; hour++) {
      now += 3_600_000
      await second.evaluate()
    }
    expect(await past()).toEqual([])
    await second.stop()
  })

  /** A file of one process that another reads in three parts. @returns how many lines it has */
  async function longFile(): Promise<number> {
    const first = await started()
    await visit(first, stable, [])
    await first.stop()
    const [name] = await store.storage.list('visits')
    const line = new TextDecoder().decode((await store.storage.read(`visits/${name}`))?.bytes)
    const lines = Math.ceil(2_500_000 / line.length)
    await store.storage.write(`visits/${name}`, new TextEncoder().encode(line.repeat(lines)))
    return lines
  }

  it('read a long file in parts, and count every line of it', async () => {
    const lines = await longFile()
    const stream = vi.spyOn(store.storage, 'stream')
    const second = await started()
    for (const [, from, to] of stream.mock.calls) expect(Number(to) - Number(from)).toBeLessThan(1 << 20)
    now += 12_000
    await second.stop()
    expect(await counted()).toMatchObject({ [stable]: { visits: lines } })
  })

  it('count no line twice where the disk fails in the middle of a file', async () => {
    const lines = await longFile()
    const { stream } = store.storage
    vi.spyOn(store.storage, 'stream').mockImplementationOnce(stream).mockRejectedValueOnce(new Error('EIO'))
    const second = await started()
    await second.evaluate()
    now += 12_000
    await second.stop()
    expect(await counted()).toMatchObject({ [stable]: { visits: lines } })
  })

  it('pass over a line that was cut off', async () => {
    const first = await started()
    await visits(first, stable, 2, () => ['ready'])
    await first.stop()
    const [name] = await store.storage.list('visits')
    const lines = (await store.storage.read(`visits/${name}`))?.bytes ?? new Uint8Array()
    await store.storage.write(`visits/${name}`, lines.subarray(0, lines.length - 20))
    const second = await started()
    await visits(second, stable, 1, () => ['ready'])
    await second.stop()
    expect(await counted()).toMatchObject({ [stable]: { ready: 2 } })
    expect(log).not.toHaveBeenCalled()
  })
})

describe('a store that fails', () => {
  it('to answer holds up neither the site nor its end', async () => {
    vi.spyOn(store.storage, 'list').mockReturnValue(new Promise(() => undefined))
    const canaries = open()
    await canaries.start()
    await canaries.stop()
    vi.restoreAllMocks()
  })

  it('is named once, and nothing else changes', async () => {
    const disk = new Error('guard.json was not written: the disk is full (ENOSPC)')
    vi.spyOn(store.storage, 'write').mockRejectedValue(disk)
    const canaries = open()
    await canaries.start()
    for (let look = 0; look < 3; look++) {
      expect(await visit(canaries, stable, ['ready'])).toEqual([204])
      await canaries.evaluate()
    }
    await canaries.stop()
    expect(log).toHaveBeenCalledExactlyOnceWith(`The guard: what was counted is not kept: ${disk.message}`)
  })

  it('to give its key leaves documents without a nonce, until it does', async () => {
    secret.mockRejectedValueOnce(new Error('secrets.json cannot be read'))
    const canaries = open()
    await canaries.start()
    const sent = { releases: { shell: frame, 'remote-home': stable }, section: 'remote-home', ahead: false, client: 'b' } as const
    expect(canaries.issueVisitNonce(sent)).toBeUndefined()
    await canaries.evaluate()
    expect(canaries.issueVisitNonce(sent)).toMatch(/^visit;desc="/)
    expect(log).toHaveBeenCalledExactlyOnceWith('The guard: nothing is counted: secrets.json cannot be read')
    await canaries.stop()
  })

  it('to say what is rolled out stops no canary', async () => {
    const canaries = open({ readRollout: () => Promise.reject(new Error('rollout.json cannot be read')) })
    await canaries.start()
    await canaries.evaluate()
    expect(log).toHaveBeenCalledExactlyOnceWith('The guard: canaries are not evaluated: rollout.json cannot be read')
    await canaries.stop()
  })
})
