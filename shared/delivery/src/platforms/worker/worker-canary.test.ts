import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { createFileStorage } from '../../storage/file-storage.ts'
import type { Bindings } from './bindings.ts'
import type { GuardObject } from './canary-object.ts'
import { openWorkerCanary } from './worker-canary.ts'

type WorkerCanary = NonNullable<ReturnType<typeof openWorkerCanary>>

const releases = { shell: '0000000000000001', 'remote-home': '0000000000000002', 'remote-services': '0000000000000003' } as const
const log = vi.fn<(message: string) => void>()
const served = vi.fn<GuardObject['served']>()
const getByName = vi.fn<NonNullable<Bindings['GUARD']>['getByName']>()
let later: Promise<unknown>[]
let storage: ReturnType<typeof createFileStorage>

beforeEach(async () => {
  storage = createFileStorage(await temporaryFolder())
  later = []
  log.mockClear()
  served.mockReset().mockResolvedValue([])
  getByName.mockReset().mockImplementation(() => ({ served, report: vi.fn() }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => void vi.useRealTimers())

const open = (settings = ''): WorkerCanary | undefined =>
  openWorkerCanary({ GUARD: { getByName }, GUARD_SETTINGS: settings } as unknown as Bindings, {
    storage,
    siteOrigin: 'https://ada.example',
    later: work => void later.push(work),
    log,
  })

async function prepared(): Promise<WorkerCanary> {
  const canaries = open() as WorkerCanary
  await canaries.prepare()
  return canaries
}

const visit = (canaries: WorkerCanary, client: string): string | undefined =>
  canaries.issueVisitNonce({ releases, section: 'remote-home', ahead: false, client })

const sent = (): number[] => served.mock.calls.map(([visits]) => visits.length)

test('visits that come at the same time are sent in one call, which the first of them waits for', async () => {
  const canaries = await prepared()
  for (const client of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) expect(visit(canaries, client)).toMatch(/^visit;desc="/)
  expect(later).toHaveLength(1)
  await vi.runAllTimersAsync()
  expect(sent()).toEqual([3])
  visit(canaries, '10.0.0.4')
  await vi.runAllTimersAsync()
  expect(sent()).toEqual([3, 1])
  expect(getByName).toHaveBeenCalledTimes(2)
})

test('visits whose call was cut with its request are sent with a later one', async () => {
  const canaries = await prepared()
  visit(canaries, '10.0.0.1')
  vi.clearAllTimers() // as the platform does when it ends a request
  await vi.advanceTimersByTimeAsync(4_000)
  visit(canaries, '10.0.0.2')
  expect(later).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  visit(canaries, '10.0.0.3')
  await vi.runAllTimersAsync()
  expect(sent()).toEqual([3])
})

test('what is learnt of canaries stands in the nonces that follow', async () => {
  served.mockResolvedValue(['remote-services'])
  const canaries = await prepared()
  const before = visit(canaries, '10.0.0.1') ?? ''
  await vi.runAllTimersAsync()
  expect((visit(canaries, '10.0.0.2') ?? '').length).toBeGreaterThan(before.length)
})

test('counters that cannot be reached are said, and pages are sent all the same', async () => {
  served.mockRejectedValue(new Error('the object was reset'))
  const canaries = await prepared()
  expect(visit(canaries, '10.0.0.1')).toBeTruthy()
  await vi.runAllTimersAsync()
  expect(log).toHaveBeenCalledExactlyOnceWith('The guard: visits are not counted (1): the object was reset')
})

test('nothing is counted before the key is there, and where it is switched off or set wrong', async () => {
  const canaries = open()
  expect(canaries && visit(canaries, '10.0.0.1')).toBeUndefined()
  expect(open('off')).toBeUndefined()
  expect(log).not.toHaveBeenCalled()
  expect(open('visits=many')).toBeUndefined()
  expect(log).toHaveBeenCalledExactlyOnceWith('GUARD_SETTINGS: visits: expected a number from 1 to 9999999, got "many": nothing is counted')
})
