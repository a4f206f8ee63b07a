import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emailJsPath } from '@site/kit/contract/booking'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { booking, emailJsBody, site } from '../../test-support/booking/site.ts'
import { smtpServer } from '../../test-support/booking/smtp-server.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { type BookingOptions, openBooking } from './booking.ts'
import type { BookingEvent } from './booking-log.ts'

vi.setConfig({ testTimeout: 20_000 })

async function open(options: Partial<BookingOptions> = {}) {
  const outboxDirectory = join(await temporaryFolder(), 'outbox')
  const log: BookingEvent[] = []
  const opened = openBooking({ outboxDirectory, identity: site, log: entry => log.push(entry), ...options })
  onTestFinished(() => opened.stop())
  const headers = { 'Content-type': 'application/json' }
  const send = (message = booking.message) =>
    opened.routes.request(emailJsPath, { method: 'POST', headers, body: JSON.stringify(emailJsBody({ ...booking, message })) })
  return { ...opened, send, log, outboxDirectory }
}

describe('a booking', () => {
  it('stays in the outbox where there is no SMTP server', async () => {
    const { start, send, stop, outboxDirectory } = await open()
    start()
    expect((await send()).status).toBe(200)
    await stop()
    expect(await readdir(outboxDirectory)).toHaveLength(1)
  })

  it('is passed on from the office to consultations where there is one', async () => {
    const server = await smtpServer()
    const { start, send, log } = await open({ smtpUrl: server.url })
    start()
    await send()
    await vi.waitFor(() => expect(log.map(({ event }) => event)).toEqual(['booking-kept', 'mail-sent']), 15_000)
    expect(server.received).toMatchObject([{ from: site.emails.office, to: [site.emails.consultation] }])
    expect(server.received[0]?.text).toContain(booking.message)
  })

  it('is answered at once though the SMTP server is dead', async () => {
    const server = await smtpServer()
    await server.close()
    const { start, send, outboxDirectory } = await open({ smtpUrl: server.url })
    start()
    for (const message of ['one', 'two', 'three']) expect((await send(message)).status).toBe(200)
    expect(await readdir(outboxDirectory)).toHaveLength(3)
  })
})

describe('a request that is as old as may be', () => {
  it('is deleted at the start', async () => {
    const { start, log, outboxDirectory } = await open({ days: 365 })
    await mkdir(outboxDirectory)
    await writeFile(join(outboxDirectory, '2024-11-21T05-52-10-123Z-0000-9f3c1b2a7d4e6f80.eml'), 'old')
    start()
    await vi.waitFor(() => expect(log).toEqual([{ event: 'mails-expired', mails: 1 }]), 15_000)
    expect(await readdir(outboxDirectory)).toEqual([])
  })
})

describe('starting', () => {
  it('removes what a killed process left half-written, and creates nothing', async () => {
    const { start, outboxDirectory } = await open()
    await mkdir(outboxDirectory)
    await writeFile(join(outboxDirectory, '2025-11-21T05-52-10-123Z-0000-9f3c1b2a7d4e6f80.eml.draft'), 'half')
    start()
    await vi.waitFor(async () => expect(await readdir(outboxDirectory)).toEqual([]), 15_000)
    const fresh = await open()
    fresh.start()
    await fresh.stop()
    await expect(readdir(fresh.outboxDirectory)).rejects.toThrow('ENOENT')
  })

  it('reports an outbox that cannot be read, and goes on', async () => {
    const outboxDirectory = join(await temporaryFolder(), 'a file')
    await writeFile(outboxDirectory, '')
    const { start, log, send } = await open({ outboxDirectory })
    start()
    await vi.waitFor(() => expect(log).toEqual([{ event: 'booking-failed', code: 'ENOTDIR' }]), 15_000)
    expect((await send()).status).toBe(503)
  })

  it('is refused with a malformed SMTP_URL', async () => {
    await expect(open({ smtpUrl: 'mail.example' })).rejects.toThrow('SMTP_URL: expected smtp://')
  })
})
