import { join } from 'node:path'
import { bookingPaths } from '@site/kit/contract/booking'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bearer } from '../../../test-support/tiny-admin.ts'
import { tinySection, tinyShell, tinySite } from '../../../test-support/tiny-releases.ts'
import { createToken } from '../../admin/tokens.ts'
import { readReleaseFolder } from '../../release/release-folder.ts'
import { serve } from './serve.ts'

async function start() {
  const { folder, store } = await tinySite([await tinyShell(), await tinySection({ pages: { '/': '<h1>Home</h1>' } })])
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const outbox = join(folder, 'outbox')
  const { address, admin = '', stop } = await serve({ PORT: '0', HOST: '127.0.0.1', STORE: folder, OUTBOX: outbox, LOG: '1' })
  onTestFinished(stop)
  const { token } = await createToken(store.storage, 'remote-home')
  const read = async (): Promise<string> => (await fetch(`${admin}/metrics`, { headers: bearer(token) })).text()
  return { address, admin, store, read, token }
}

test('they are told to a token, and to nobody else', async () => {
  const { address, admin, token } = await start()
  const answer = await fetch(`${admin}/metrics`, { headers: bearer(token) })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect((await fetch(`${admin}/metrics`)).status).toBe(401)
  expect((await fetch(`${admin}/metrics`, { headers: bearer('site_wrong') })).status).toBe(401)
  expect((await fetch(`${address}/metrics`, { headers: bearer(token) })).status).toBe(404)
})

test('they count what visitors asked for, what was composed, and what was at hand', async () => {
  const { address, read } = await start()
  for (let count = 0; count < 3; count++) await (await fetch(address)).text()
  await (await fetch(`${address}/no-such-page`)).text()
  await (await fetch(`${address}/xmlrpc.php`, { method: 'POST' })).text()
  await vi.waitFor(async () => {
    const metrics = await read()
    expect(metrics).toContain('site_request_duration_seconds_count{kind="page",status="200"} 3')
    expect(metrics).toContain('site_request_duration_seconds_count{kind="page",status="404"} 1')
    expect(metrics).not.toContain('site_request_duration_seconds_count{kind="booking"')
    expect(metrics).toContain('site_made_seconds_count{kind="page"} 2')
    expect(metrics).toContain('site_kept_total{kind="page"} 2')
    expect(metrics).toContain('site_ok 1')
    expect(metrics).toMatch(/site_disk_free_bytes\{folder="store"\} [1-9]/)
  })
})

test('they count every event of bookings from 0: an alert sees the first request that is lost', async () => {
  const metrics = await (await start()).read()
  for (const event of ['booking-kept', 'booking-failed', 'mail-sent', 'mail-delayed', 'outbox-unreadable'])
    expect(metrics).toContain(`site_booking_events_total{event="${event}"} 0`)
})

test('they name each release that visitors get, its share, its visits and its vitals', async () => {
  const { read, store } = await start()
  const { release } = await store.publish(await readReleaseFolder(await tinySection({ mark: '2' })))
  await store.rollOut('remote-home', release, 2500)
  const stable = (await store.readRollout()).programs['remote-home']?.stable ?? ''
  const counts = { visits: 400, ready: 390, failed: 10, errors: 4, vitals: { lcp: 1200 }, bins: {} }
  const counted = { at: new Date().toISOString(), programs: { 'remote-home': { [stable]: counts } } }
  await store.storage.write('guard.json', new TextEncoder().encode(JSON.stringify(counted)))
  const metrics = await read()
  expect(metrics).toContain(`site_release_share{program="remote-home",release="${stable}",state="stable"} 0.75`)
  expect(metrics).toContain(`site_release_share{program="remote-home",release="${release}",state="canary"} 0.25`)
  expect(metrics).toContain(`site_release_visits{program="remote-home",release="${stable}",outcome="failed"} 10`)
  expect(metrics).toContain(`site_release_vitals{program="remote-home",release="${stable}",vital="lcp"} 1200`)
  await store.promote('remote-home')
  expect(await read()).not.toContain('state="canary"')
})

test('they tell what waits in the outbox, and since when', async () => {
  const { address, read } = await start()
  expect(await read()).toContain('site_outbox_waiting 0')
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', organisation: '', message: 'Words enough for a request.' })
  await fetch(`${address}${bookingPaths.form}`, { method: 'POST', body, redirect: 'manual' })
  const metrics = await read()
  expect(metrics).toContain('site_outbox_waiting 1')
  expect(metrics).toContain('site_booking_events_total{event="booking-kept"} 1')
  expect(metrics).toMatch(/site_outbox_oldest_seconds 0\.\d+/)
})

test('while the store cannot be read they say so, and the rest goes on', async () => {
  const { address, read, store } = await start()
  await (await fetch(address)).text()
  await store.storage.write('rollout.json', new TextEncoder().encode('{'))
  const metrics = await read()
  expect(metrics).toContain('site_ok 0')
  expect(metrics).toContain('site_request_duration_seconds_count{kind="page",status="200"} 1')
})
