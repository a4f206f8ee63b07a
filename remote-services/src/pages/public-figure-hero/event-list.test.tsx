import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EventList } from './event-list.tsx'
import type { ScheduledEvent } from './scheduled-events.ts'

const events: readonly ScheduledEvent[] = [
  { slug: 'gone', date: '2023-09-21', title: 'Gone', location: 'Geneva, Switzerland', focus: 'A keynote.' },
  { slug: 'near', date: '2030-06-05', title: 'Near', location: 'Nairobi, Kenya', focus: 'A panel.' },
]
const list = <EventList events={events} revised="2025-01-15" kept />

const states = () => screen.getAllByRole('listitem').map(item => within(item).getByText(/^(Past event|Today|Coming up)$/).textContent)

const readOn = (moment: string) => vi.useFakeTimers({ now: new Date(moment) })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('EventList', () => {
  it('says of each event its date, title, place and focus', () => {
    render(list)
    const [first] = screen.getAllByRole('listitem')
    expect(first?.querySelector('time')?.dateTime).toBe('2023-09-21')
    expect(first?.querySelector('time')?.textContent).toBe('21 September 2023')
    const title = within(first!).getByRole('heading', { level: 3, name: 'Gone' })
    // The search gives a heading what follows it: an event's date, not that of the next.
    expect(title.compareDocumentPosition(first!.querySelector('time')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(first!).getByText('Geneva, Switzerland')).toBeDefined()
    expect(within(first!).getByText('A keynote.')).toBeDefined()
  })

  it.each([
    ['2026-11-21T12:00:00', ['Past event', 'Coming up']],
    ['2030-06-05T00:00:00', ['Past event', 'Today']],
    ['2030-06-05T23:59:59', ['Past event', 'Today']],
    ['2030-06-06T00:00:00', ['Past event', 'Past event']],
  ])('marks as past what is past for a reader on %s', (moment, expected) => {
    readOn(moment)
    render(list)
    expect(states()).toEqual(expected)
  })

  it('is prerendered by the day its list was revised, whenever that is done', () => {
    readOn('2040-01-01T12:00:00')
    const markup = renderToString(list)
    expect(markup.match(/Past event|Coming up/g)).toEqual(['Past event', 'Coming up'])
  })

  it('gives an event that is to come a calendar file, named after it for screen readers, and a past one none', () => {
    readOn('2026-11-21T12:00:00')
    render(list)
    const link = screen.getByRole('link', { name: 'Calendar file for Near' })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/assets/events/near.ics', true])
    expect(screen.getAllByRole('link')).toEqual([link])
  })

  it('gives no file where events are specimens', () => {
    readOn('2026-11-21T12:00:00')
    render(<EventList events={events} revised="2025-01-15" kept={false} />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
