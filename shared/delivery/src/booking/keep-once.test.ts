import * as disk from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { booking } from '../../test-support/booking/site.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { keepOnce } from './keep-once.ts'
import { openOutbox } from './outbox.ts'

const compose = async () => Buffer.from('a mail\r\n')

async function api() {
  const folder = join(await temporaryFolder(), 'outbox')
  const outbox = openOutbox(folder)
  return { folder, outbox, keep: keepOnce(outbox), mails: async () => (await outbox.all()).map(({ name }) => name) }
}

/** A clock that starts now and is moved by hand. */
function clock() {
  const start = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(start)
  onTestFinished(() => void now.mockRestore())
  return { pass: (ms: number) => void now.mockReturnValue(start + ms) }
}

const hours = (count: number): number => count * 3_600_000

describe('the same booking', () => {
  it('is kept once, at once and later', async () => {
    const { keep, mails } = await api()
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep(booking, compose)))
    expect(answers.filter(({ again }) => !again)).toHaveLength(1)
    expect(await keep(booking, compose)).toEqual({ name: (await mails())[0], again: true })
    expect(await mails()).toHaveLength(1)
  })

  it('is known after a restart, and after a mail server took it', async () => {
    const { keep, outbox, mails } = await api()
    const { name } = await keep(booking, compose)
    expect(await keepOnce(outbox)(booking, compose)).toEqual({ name, again: true })
    await outbox.markSent(name)
    expect(await keep(booking, compose)).toEqual({ name, again: true })
    expect(await keepOnce(outbox)(booking, compose)).toEqual({ name, again: true })
    expect(await mails()).toEqual([name])
  })

  it('is another request after 24 hours, also for a process that starts then', async () => {
    const { pass } = clock()
    const { keep, outbox, mails } = await api()
    await keep(booking, compose)
    pass(hours(24) - 1)
    expect((await keep(booking, compose)).again).toBe(true)
    pass(hours(24) + 1)
    expect((await keepOnce(outbox)({ ...booking, name: 'Another' }, compose)).again).toBe(false)
    expect((await keep(booking, compose)).again).toBe(false)
    expect(await mails()).toHaveLength(3)
  })

  it('is judged by its own age, whatever was sent again since', async () => {
    const { pass } = clock()
    const { keep, outbox } = await api()
    const other = { ...booking, message: 'Another letter' }
    await keep(booking, compose)
    pass(hours(1))
    await keep(other, compose)
    pass(hours(25))
    await keep(booking, compose)
    pass(hours(25) + 1)
    const keepLater = keepOnce(outbox)
    expect((await keepLater(other, compose)).again).toBe(false)
    expect((await keepLater(booking, compose)).again).toBe(true)
  })

  it('is kept anew where its mail was deleted: nothing is said to be kept that is not', async () => {
    const { keep, outbox, mails } = await api()
    const { name } = await keep(booking, compose)
    await outbox.remove(name)
    expect((await keep(booking, compose)).again).toBe(false)
    expect(await mails()).toHaveLength(1)
  })
})

describe('a booking that could not be kept', () => {
  it('is not known, and the next attempt keeps it', async () => {
    const { keep, mails } = await api()
    const refused = new Error('refused')
    await expect(keep(booking, () => Promise.reject(refused))).rejects.toBe(refused)
    expect((await keep(booking, compose)).again).toBe(false)
    expect(await mails()).toHaveLength(1)
  })

  it('is kept once by those who waited for it', async () => {
    const folder = join(await temporaryFolder(), 'outbox')
    const rename = vi.fn(disk.rename).mockRejectedValueOnce(Object.assign(new Error(), { code: 'ENOSPC' }))
    const outbox = openOutbox(folder, { ...disk, rename })
    const keep = keepOnce(outbox)
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => keep(booking, compose)))
    expect(answers.map(({ status }) => status).filter(status => status === 'rejected')).toHaveLength(1)
    expect(await outbox.all()).toHaveLength(1)
  })

  it('because the outbox cannot be read is tried again with the next', async () => {
    const readdir = vi.fn(disk.readdir).mockRejectedValueOnce(Object.assign(new Error(), { code: 'EIO' })) as unknown as typeof disk.readdir
    const keep = keepOnce(openOutbox(join(await temporaryFolder(), 'outbox'), { ...disk, readdir }))
    await expect(keep(booking, compose)).rejects.toMatchObject({ code: 'EIO' })
    expect((await keep(booking, compose)).again).toBe(false)
  })
})
