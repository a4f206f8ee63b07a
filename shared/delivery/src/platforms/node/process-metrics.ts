/** What Prometheus reads: what this process did, and what the store, the outbox and their disks hold at that moment. */
import { statfs } from 'node:fs/promises'
import { bookingPaths, emailJsPath } from '@site/kit/contract/booking'
import { reportsPath } from '@site/kit/contract/reports'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type BookingEvent, bookingEvents } from '../../booking/booking-log.ts'
import { arrivedAt } from '../../booking/mail-name.ts'
import type { ReleaseApi } from '../../management/operations.ts'

type Sources = { api: ReleaseApi; waitingMails: () => Promise<readonly string[]>; folders: Readonly<Record<string, string>> }

/** Names are as in https://prometheus.io/docs/practices/naming/; nothing tells who asked, or for which page. */
export function createProcessMetrics() {
  const register = new Registry()
  const settings = (name: string, help: string) => ({ name: `site_${name}`, help, registers: [register] })
  const gaugeOf = (name: string, help: string, ...labelNames: string[]) => new Gauge({ ...settings(name, help), labelNames })
  collectDefaultMetrics({ register })
  const duration = { buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10], labelNames: ['kind', 'status'] }
  const requests = new Histogram({ ...settings('request_duration_seconds', 'Requests answered, by kind and status'), ...duration })
  const made = new Histogram({ ...duration, ...settings('made_seconds', 'Pages composed and files read'), labelNames: ['kind'] })
  const kept = new Counter({ ...settings('kept_total', 'Pages and files that were in memory'), labelNames: ['kind'] })
  const bookings = new Counter({ ...settings('booking_events_total', 'What happened to bookings and mails'), labelNames: ['event'] })
  // One that appears at 1 has not increased, as Prometheus sees it: https://prometheus.io/docs/practices/instrumentation/
  for (const event of bookingEvents) bookings.inc({ event }, 0)
  const ok = gaugeOf('ok', '1 while the store can be read and its releases shown')
  const share = gaugeOf('release_share', 'Part of the visitors who get a release, 0 to 1', 'program', 'release', 'state')
  const visits = gaugeOf('release_visits', 'Visits counted of a release, by what became of them', 'program', 'release', 'outcome')
  const vitals = gaugeOf('release_vitals', '75th percentile in ms, of cls without a unit', 'program', 'release', 'vital')
  const waiting = gaugeOf('outbox_waiting', 'Mails not passed on')
  const oldest = gaugeOf('outbox_oldest_seconds', 'Age of the oldest of them')
  const free = gaugeOf('disk_free_bytes', 'What the disk of a folder has left', 'folder')
  const size = gaugeOf('disk_size_bytes', 'What the disk of a folder can hold', 'folder')

  async function readReleases(api: ReleaseApi): Promise<void> {
    const { health, programs } = await api.status()
    for (const gauge of [share, visits, vitals]) gauge.reset()
    ok.set(Number(health.ok))
    for (const { program, stable, canary } of programs)
      for (const [state, each] of Object.entries({ stable, canary })) {
        if (!each) continue
        const labels = { program, release: each.release }
        const weight = (canary?.weight ?? 0) / 10_000
        share.set({ ...labels, state }, state === 'canary' ? weight : 1 - weight)
        const { vitals: percentiles = {}, compared: _, ...counts } = each.counts ?? {}
        for (const [outcome, count] of Object.entries(counts)) visits.set({ ...labels, outcome }, count)
        for (const [vital, value] of Object.entries(percentiles)) if (value !== undefined) vitals.set({ ...labels, vital }, value)
      }
  }

  async function readOutbox(waitingMails: Sources['waitingMails']): Promise<void> {
    const arrivals = (await waitingMails()).map(name => arrivedAt(name) ?? Date.now())
    waiting.set(arrivals.length)
    oldest.set((Date.now() - Math.min(Date.now(), ...arrivals)) / 1000)
  }

  async function readDisk(folder: string, path: string): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(path)
    free.set({ folder }, bavail * bsize)
    size.set({ folder }, blocks * bsize)
  }

  return {
    request: (method: string, path: string, status: number, seconds: number): void =>
      requests.observe({ kind: kindOf(method, path), status }, seconds),
    /** @param seconds that it took; undefined for what was in memory */
    resource: (kind: 'page' | 'file', seconds?: number): void =>
      seconds === undefined ? kept.inc({ kind }) : made.observe({ kind }, seconds),
    booking: ({ event }: BookingEvent): void => bookings.inc({ event }),
    /** In Prometheus' text format. What cannot be read stays as it was, but for `site_ok`. */
    async text({ api, waitingMails, folders }: Sources): Promise<string> {
      const disks = Object.entries(folders).map(([folder, path]) => readDisk(folder, path))
      await Promise.allSettled([readReleases(api).catch(() => ok.set(0)), readOutbox(waitingMails), ...disks])
      return register.metrics()
    },
  }
}

function kindOf(method: string, path: string): string {
  if (method === 'POST' && path === reportsPath) return 'report'
  if (method === 'POST' && (path === bookingPaths.form || path === emailJsPath)) return 'booking'
  if (path === '/health') return 'health'
  return /\.\w+$/.test(path) ? 'file' : 'page'
}
