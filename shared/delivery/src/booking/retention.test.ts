import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { deleteExpired, keepRetention } from './booking.ts'
import type { BookingEvent } from './booking-log.ts'
import { openOutbox } from './outbox.ts'

afterEach(() => void vi.useRealTimers())

const nameAt = (time: string): string => `${time}-0000-0123456789abcdef.eml`
const older = nameAt('2024-01-01T00-00-00-000Z')
const untimed = nameAt('1970-01-01T00-00-12-000Z')
const [old, last, young] = ['2024-11-20T00-00-00-000Z', '2024-11-21T00-59-59-999Z', '2024-11-21T01-00-00-000Z'].map(nameAt) as [
  string,
  string,
  string,
]
const now = Date.parse('2025-11-21T00:00:00Z')

async function folderWith(...names: string[]) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'sent'))
  for (const name of names) await writeFile(join(folder, name), 'a mail')
  return folder
}

it('deletes what would be older before the next look, passed on or not, and nothing else', async () => {
  const folder = await folderWith(untimed, old, last, young, join('sent', older), join('sent', young), 'notes.txt', 'saved.eml')
  expect(await deleteExpired(openOutbox(folder), 365, now)).toBe(3)
  expect(await readdir(folder)).toEqual([untimed, young, 'notes.txt', 'saved.eml', 'sent'].sort())
  expect(await readdir(join(folder, 'sent'))).toEqual([young])
})

it('looks at the start and every hour, reports a number, and ends', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const folder = await folderWith(old, young)
  const log: BookingEvent[] = []
  const end = keepRetention(openOutbox(folder), 365, entry => log.push(entry))
  await vi.waitFor(() => expect(log).toEqual([{ event: 'mails-expired', mails: 1 }]))
  vi.advanceTimersByTime(3_600_000)
  await vi.waitFor(() => expect(log).toHaveLength(2))
  expect(await readdir(folder)).toEqual(['sent'])
  end()
  expect(vi.getTimerCount()).toBe(0)
})

it('reports an outbox that cannot be read, and tries again', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  const log: BookingEvent[] = []
  const end = keepRetention(openOutbox(file), 365, entry => log.push(entry))
  await vi.waitFor(() => expect(log).toEqual([{ event: 'outbox-unreadable', code: 'ENOTDIR' }]))
  end()
})
