import { mkdir, readdir, readFile, unlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { booking, site } from '../../test-support/booking/site.ts'
import { smtpAnswer, smtpServer } from '../../test-support/booking/smtp-server.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import type { BookingEvent } from './booking-log.ts'
import { composeBookingMail } from './booking-mail.ts'
import { mailId } from './mail-name.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { retryDelay, type SmtpHandoverOptions, smtpHandover } from './smtp-handover.ts'

vi.setConfig({ testTimeout: 20_000 })

const envelope = { from: 'office@site.example', to: 'consult@site.example' }

async function outboxWith(...messages: string[]) {
  const folder = await temporaryFolder()
  const outbox = openOutbox(folder)
  const add = async (message: string) => outbox.keep(await composeBookingMail({ ...booking, message }, site, new Date()))
  const names: string[] = []
  for (const message of messages) names.push(await add(message))
  return { folder, outbox, add, names }
}

function handoverOf(outbox: Outbox, smtpUrl: string, options: Partial<SmtpHandoverOptions> = {}) {
  const log: BookingEvent[] = []
  const handover = smtpHandover({ outbox, smtpUrl, envelope, log: entry => log.push(entry), delay: () => 20, minPauseMs: 1, ...options })
  onTestFinished(() => handover.stop(0))
  return { ...handover, log }
}

const messageOf = (text: string) => text.split('\n\n')[1]
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 5 })

describe('the wait after failures', () => {
  it('doubles from 1 s and stays at 10 min', () => {
    expect([1, 2, 3, 4, 10, 11, 12, 5_000].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 512_000, 600_000, 600_000, 600_000])
  })
})

describe('handing over by SMTP', () => {
  it('passes on what is pending, unchanged and in order, and moves it to sent/', async () => {
    const server = await smtpServer()
    const { folder, outbox, names } = await outboxWith('first', '.second\n..dots', 'third 🕊')
    const stored = await Promise.all(names.map(name => readFile(join(folder, name), 'latin1')))
    const { start, log } = handoverOf(outbox, server.url)
    start()
    await until(() => expect(log).toEqual(names.map(name => ({ event: 'mail-sent', mail: mailId(name) }))))
    expect(server.received.map(({ source }) => source)).toEqual(stored)
    expect(server.received[0]).toMatchObject({ from: envelope.from, to: [envelope.to] })
    expect(await outbox.pending()).toEqual([])
    expect(await readdir(join(folder, 'sent'))).toEqual(names)
  })

  it('passes on what comes in later when woken, one at a time', async () => {
    let open = 0
    let most = 0
    const server = await smtpServer({
      onConnect: (_, done) => {
        most = Math.max(most, ++open)
        done()
      },
      onClose: () => void open--,
    })
    const { outbox, add } = await outboxWith()
    const { start, wake } = handoverOf(outbox, server.url)
    start()
    for (let index = 0; index < 10; index++) void add(`mail ${index}`).then(wake)
    await until(() => expect(server.received).toHaveLength(10))
    await until(async () => expect(await outbox.pending()).toEqual([]))
    expect(new Set(server.received.map(({ text }) => messageOf(text))).size).toBe(10)
    expect(most).toBe(1)
  })

  it('tries again when the server says later, and keeps the order', async () => {
    let refusals = 3
    const server = await smtpServer({
      onRcptTo: (_, __, done) => (refusals-- > 0 ? done(smtpAnswer(451)) : done()),
    })
    const { outbox, names } = await outboxWith('first', 'second')
    const delay = vi.fn(() => 10)
    const { start, log } = handoverOf(outbox, server.url, { delay })
    start()
    await until(() => expect(server.received).toHaveLength(2))
    expect(server.received.map(({ text }) => messageOf(text))).toEqual(['first', 'second'])
    expect(delay.mock.calls).toEqual([[1], [2], [3]])
    expect(log[0]).toEqual({ event: 'mail-delayed', mail: mailId(names[0]!), code: 'EENVELOPE', response: 451, retryInMs: 10 })
  })

  it('loses nothing to a server that is dead, and delivers when it lives again', async () => {
    const { port, url, close } = await smtpServer()
    await close()
    const { outbox, add } = await outboxWith('first')
    const { start, wake, log } = handoverOf(outbox, url)
    start()
    await until(() => expect(log.length).toBeGreaterThan(2))
    await add('second')
    wake()
    expect(await outbox.pending()).toHaveLength(2)
    expect(log[0]).toMatchObject({ event: 'mail-delayed', code: 'ESOCKET' })
    const { received } = await smtpServer({}, port)
    await until(() => expect(received.map(({ text }) => messageOf(text))).toEqual(['first', 'second']))
  })

  it('is not hurried by new mails while the server is dead', async () => {
    const { url, close } = await smtpServer()
    await close()
    const { outbox, add } = await outboxWith('first')
    const { start, wake, log } = handoverOf(outbox, url, { delay: () => 60_000 })
    start()
    await until(() => expect(log).toHaveLength(1))
    for (const message of ['second', 'third']) {
      await add(message)
      wake()
    }
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(log).toHaveLength(1)
  })

  it('delivers the others when the server refuses the content of one, and keeps that one', async () => {
    const answers = [554, 554]
    const accepted: string[] = []
    const server = await smtpServer({
      async onData(stream, _, done) {
        const text = `${await buffer(stream)}`
        const answer = text.includes('refuse me') ? answers.shift() : undefined
        if (answer) return done(smtpAnswer(answer))
        accepted.push(text)
        done()
      },
    })
    const { outbox, names, add } = await outboxWith('refuse me', 'second')
    const { start, wake, log } = handoverOf(outbox, server.url, { delay: failures => (failures < 2 ? 1_500 : 20) })
    start()
    await until(async () => expect(await outbox.pending()).toEqual([names[0]]))
    expect(accepted).toHaveLength(1)
    await add('third')
    wake()
    await until(() => expect(accepted).toHaveLength(2))
    expect(log.filter(({ event }) => event === 'mail-delayed')).toEqual([
      { event: 'mail-delayed', mail: mailId(names[0]!), code: 'EMESSAGE', response: 554, retryInMs: 1_500 },
    ])
    await until(async () => expect(await outbox.pending()).toEqual([]))
    expect(accepted[2]).toContain('refuse me')
  })

  it('does not let one mail hold up the others for ever whose content the server always puts off', async () => {
    const accepted: string[] = []
    const server = await smtpServer({
      async onData(stream, _, done) {
        const text = `${await buffer(stream)}`
        if (text.includes('put me off')) return done(smtpAnswer(451))
        accepted.push(text)
        done()
      },
    })
    const { outbox, names } = await outboxWith('put me off', 'second')
    const delay = vi.fn(() => 10)
    const { start } = handoverOf(outbox, server.url, { delay })
    start()
    await until(async () => expect(await outbox.pending()).toEqual([names[0]]))
    expect(accepted).toHaveLength(1)
    expect(delay.mock.calls.length).toBeGreaterThan(5)
  })

  it('delivers the others when one cannot be read', async () => {
    const server = await smtpServer()
    const { folder, outbox, names } = await outboxWith('first')
    await mkdir(join(folder, '2000-01-01T00-00-00-000Z-0000-0000000000000000.eml'))
    const { start, log } = handoverOf(outbox, server.url, { delay: () => 60_000 })
    start()
    await until(() => expect(log.at(-1)).toEqual({ event: 'mail-sent', mail: mailId(names[0]!) }))
    expect(log[0]).toMatchObject({ event: 'mail-delayed', code: 'EUNREADABLE' })
  })

  it('tries again in time though the clock was set back', async () => {
    let refusals = 1
    const server = await smtpServer({ onRcptTo: (_, __, done) => (refusals-- > 0 ? done(smtpAnswer(451)) : done()) })
    const { outbox } = await outboxWith('first')
    const { start, log } = handoverOf(outbox, server.url)
    start()
    await until(() => expect(log).toHaveLength(1))
    const sixHoursAgo = Date.now() - 6 * 3_600_000
    vi.spyOn(Date, 'now').mockReturnValue(sixHoursAgo)
    await until(() => expect(server.received).toHaveLength(1))
  })

  it('takes up after a restart what the process before it left', async () => {
    const dead = await smtpServer()
    await dead.close()
    const { folder, outbox } = await outboxWith('first', 'second')
    const before = handoverOf(outbox, dead.url)
    before.start()
    await until(() => expect(before.log.length).toBeGreaterThan(0))
    await before.stop()
    const server = await smtpServer()
    handoverOf(openOutbox(folder), server.url).start()
    await until(() => expect(server.received.map(({ text }) => messageOf(text))).toEqual(['first', 'second']))
  })

  it('never sends a mail twice because it could not be moved', async () => {
    const server = await smtpServer()
    const { outbox, names } = await outboxWith('first')
    const markSent = vi.fn(outbox.markSent).mockRejectedValueOnce(Object.assign(new Error(), { code: 'ENOSPC' }))
    const { start, log } = handoverOf({ ...outbox, markSent }, server.url)
    start()
    await until(() =>
      expect(log).toEqual([
        { event: 'mail-delayed', mail: mailId(names[0]!), code: 'ENOSPC', retryInMs: 20 },
        { event: 'mail-sent', mail: mailId(names[0]!) },
      ]),
    )
    expect(await outbox.pending()).toEqual([])
    expect(server.received).toHaveLength(1)
  })

  it('passes over a mail its program removed meanwhile, and does not wait for it', async () => {
    const server = await smtpServer({ onRcptTo: (_, __, done) => done(smtpAnswer(451)) })
    const { folder, outbox, names } = await outboxWith('first')
    const pending = vi.fn(outbox.pending)
    const { start, log } = handoverOf({ ...outbox, pending }, server.url)
    start()
    await until(() => expect(log).toHaveLength(1))
    await unlink(join(folder, `${names[0]}`))
    const looked = pending.mock.calls.length
    await new Promise(resolve => setTimeout(resolve, 200))
    // It looks once more, sees that nothing is left to wait for, and rests.
    expect(pending.mock.calls.length - looked).toBeLessThan(4)
  })

  it('survives an outbox that cannot be read for a while', async () => {
    const server = await smtpServer()
    const { outbox } = await outboxWith('first')
    const pending = vi.fn(outbox.pending).mockRejectedValueOnce(Object.assign(new Error(), { code: 'EACCES' }))
    const { start, log } = handoverOf({ ...outbox, pending }, server.url)
    start()
    await until(() => expect(server.received).toHaveLength(1))
    expect(log[0]).toMatchObject({ event: 'mail-delayed', code: 'EACCES' })
  })

  it('logs no address and no word of a mail', async () => {
    const server = await smtpServer({ onRcptTo: (_, __, done) => done(smtpAnswer(550)) })
    const { outbox } = await outboxWith('first')
    const { start, log } = handoverOf(outbox, server.url)
    start()
    await until(() => expect(log.length).toBeGreaterThan(1))
    expect(JSON.stringify(log)).not.toMatch(/@|first|Amara/)
  })
})

describe('a server that is away', () => {
  it('is waited for although other mails, held for trouble of their own, are due before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const pending = vi.fn(async () => ['first.eml', 'second.eml'])
    const damaged = () => Promise.reject(new Error('damaged'))
    const read = vi
      .fn(async (_name: string) => Buffer.from('mail'))
      .mockImplementationOnce(damaged)
      .mockImplementationOnce(damaged)
    const outbox = { pending, read } as unknown as Outbox
    const { start, log } = handoverOf(outbox, 'smtp://127.0.0.1:1', { delay: failures => (failures === 1 ? 10_000 : 600_000) })
    /** A connection is refused by the system, in its own time. */
    const pass = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
    }
    start()
    await pass(9_000)
    expect(log.map(({ event }) => event)).toEqual(['mail-delayed', 'mail-delayed'])
    for (let second = 0; second < 120; second++) await pass(1_000)
    expect(log).toHaveLength(3)
    expect(log[2]).toMatchObject({ event: 'mail-delayed', mail: 'first', code: 'ESOCKET', retryInMs: 600_000 })
    expect(pending.mock.calls.length).toBeLessThan(4)
  })
})

describe('stopping', () => {
  it('lets the mail that is being sent finish, and begins no other', async () => {
    const server = await smtpServer()
    const { outbox } = await outboxWith('first', 'second')
    const stopped: Promise<void>[] = []
    const markSent = (name: string) => {
      stopped.push(handover.stop())
      return outbox.markSent(name)
    }
    const handover = handoverOf({ ...outbox, markSent }, server.url)
    handover.start()
    await until(() => expect(stopped).toHaveLength(1))
    await Promise.all(stopped)
    expect(server.received).toHaveLength(1)
    expect(await outbox.pending()).toHaveLength(1)
  })

  it('cuts a server that never answers after the time of grace, and keeps the mail', async () => {
    const mute = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void mute.close())
    const connected = new Promise(resolve => mute.once('connection', resolve))
    const { outbox } = await outboxWith('first')
    const address = mute.address()
    const { start, stop } = handoverOf(outbox, `smtp://127.0.0.1:${typeof address === 'object' && address?.port}`)
    start()
    await connected
    const before = Date.now()
    await stop(50)
    expect(Date.now() - before).toBeLessThan(3_000)
    expect(await outbox.pending()).toHaveLength(1)
  })

  it('is done at once when nothing was started or nothing is under way', async () => {
    const { outbox } = await outboxWith()
    await handoverOf(outbox, 'smtp://127.0.0.1:1').stop()
    const idle = handoverOf(outbox, 'smtp://127.0.0.1:1')
    idle.start()
    await idle.stop()
    await idle.stop()
  })
})

describe('SMTP_URL', () => {
  it.each(['', 'mail.example', 'http://mail.example', 'smtp://', 'smtp:secret@'])('%j is refused without being repeated', async url => {
    const { outbox } = await outboxWith()
    const make = () => smtpHandover({ outbox, smtpUrl: url, envelope, log: () => {} })
    expect(make).toThrow('SMTP_URL: expected smtp://user:password@host:port or smtps://user:password@host:port')
  })
})
