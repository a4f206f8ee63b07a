import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identity } from '@site/identity'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { lastRevised, type ScheduledEvent, scheduledEvents } from './scheduled-events.ts'

const folder = join(import.meta.dirname, '../../../public/assets/events')

const event: ScheduledEvent = {
  slug: 'an-evening',
  date: '2023-09-21',
  title: 'Bread, salt; and a back\\slash',
  location: 'Málaga, Spain',
  focus: 'É'.repeat(100),
}

const lines = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')

describe('The calendar file of an event', () => {
  it('has a day, and not an hour, so that no time zone moves it', () => {
    expect(lines(calendarFile(event, '2025-01-15'))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20230921', 'DTSTAMP:20250115T000000Z', 'BEGIN:VEVENT', 'END:VCALENDAR']),
    )
  })

  it('escapes what has a meaning of its own', () => {
    const file = lines(calendarFile(event, '2025-01-15'))
    expect(file).toContain('SUMMARY:Bread\\, salt\\; and a back\\\\slash')
    expect(file).toContain('LOCATION:Málaga\\, Spain')
  })

  it('folds its lines at 75 octets, and never inside a character', () => {
    const file = calendarFile(event, '2025-01-15')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(lines(file)).toContain(`DESCRIPTION:${'É'.repeat(100)}`)
  })

  it('names the event by an id that stays the same, and is no other event’s', () => {
    const uid = (of: ScheduledEvent) => lines(calendarFile(of, '2025-01-15')).find(line => line.startsWith('UID:'))
    expect(uid(event)).toBe(uid({ ...event, date: '2023-09-22' }))
    expect(uid(event)).toMatch(/^UID:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(scheduledEvents.map(uid)).size).toBe(scheduledEvents.length)
  })
})

describe('The calendar files that are served', () => {
  const served = identity.status === 'live' ? scheduledEvents : []

  it('are those of the scheduled events, and no others; a demonstration has none (else: npm run calendar-files)', async () => {
    const files = existsSync(folder) ? await readdir(folder) : []
    expect(files.sort()).toEqual(served.map(({ slug }) => `${slug}.ics`).sort())
    for (const event of served) expect(await readFile(join(folder, `${event.slug}.ics`), 'utf8')).toBe(calendarFile(event, lastRevised))
  })
})
