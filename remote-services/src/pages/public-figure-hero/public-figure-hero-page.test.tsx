import { identity } from '@site/identity'
import { services } from '@site/identity/services'
import { parseRecord } from '@site/kit/records'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { record } from './public-figure-hero.ts'
import { Page } from './public-figure-hero-page.tsx'
import { publicFigureHeroSchema } from './public-figure-hero-record.ts'
import { scheduledEvents } from './scheduled-events.ts'

const page = <Page />

const sectionNamed = (name: string) => within(screen.getByRole('region', { name }))

afterEach(cleanup)

describe('/public-figure-hero', () => {
  it('is headed by its title', () => {
    render(page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Public figure and media')
  })

  it('has footprint cards, topics and highlights, each of an outlet', () => {
    render(page)
    expect(sectionNamed('Where she is heard').getAllByRole('listitem')).toHaveLength(record.footprint.cards.length)
    expect(sectionNamed('What she speaks about').getAllByRole('listitem')).toHaveLength(record.topics.rows.length)
    const highlights = sectionNamed('Said on air, and in print')
    expect(highlights.getAllByRole('listitem')).toHaveLength(record.highlights.voices.length)
    for (const { outlet } of record.highlights.voices) expect(highlights.getByText(outlet)).toBeDefined()
  })

  it('leads from each subject to a service, which it names', () => {
    render(page)
    const links = sectionNamed('What she speaks about').getAllByRole('link')
    const known = services.map(({ slug, title }) => [`/${slug}`, title])
    expect(links).toHaveLength(record.topics.rows.length)
    for (const link of links) expect(known).toContainEqual([link.getAttribute('href'), link.textContent?.trim()])
  })

  it('lists its events, all of them past', () => {
    render(page)
    const events = sectionNamed('Four events, September to December 2023').getAllByRole('listitem')
    expect(events.map(event => event.querySelector('time')?.dateTime)).toEqual(scheduledEvents.map(({ date }) => date))
    for (const event of events) expect(within(event).getByText('Past event')).toBeDefined()
    expect(renderToString(page).match(/Past event/g)).toHaveLength(scheduledEvents.length)
  })

  it('has three channels, which say that they open in a new tab', () => {
    render(page)
    const channels = screen.getAllByRole('link', { name: /\(opens in a new tab\)$/ })
    expect(channels).toHaveLength(3)
    for (const channel of channels) expect([channel.getAttribute('target'), channel.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    const { video, photographs, conversations } = identity.socials
    expect(channels.map(channel => channel.getAttribute('href'))).toEqual([video, photographs, conversations])
  })

  it('has media tiles and a button that says it is not available yet', () => {
    const { container } = render(page)
    const archive = container.querySelector('[aria-labelledby="archive"]')
    expect([...(archive?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)).toEqual(record.archive.tiles.map(() => ''))
    const button = screen.getByRole('button', { name: 'View Full Media Archive' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Archive in preparation')
  })

  it('leads to a speaking engagement', () => {
    render(page)
    expect(screen.getByRole('link', { name: 'Request Speaking Engagement' }).getAttribute('href')).toBe('/booking-request')
  })

  it('has no style attribute, and a record of plain data', () => {
    expect(renderToString(page)).not.toMatch(/\sstyle="/)
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(parseRecord(publicFigureHeroSchema, copy, 'public-figure-hero.ts')).toEqual(record)
  })

  it('describes its events to search engines, at addresses that are on the page', () => {
    const { container } = render(page)
    const head = section.pages.find(({ path }) => path === '/public-figure-hero')?.head
    const events = head?.structuredData?.filter(({ '@type': type }) => type === 'Event') ?? []
    expect(events.map(({ startDate }) => startDate)).toEqual(scheduledEvents.map(({ date }) => date))
    for (const { url, location, performer } of events) {
      const [address, id] = String(url).split('#')
      expect(address).toBe(`/public-figure-hero`)
      expect(container.querySelector(`[id="${id}"]`)).not.toBeNull()
      expect(location).toMatchObject({ '@type': 'Place' })
      expect(performer).toMatchObject({ '@type': 'Person', name: identity.name })
    }
  })
})
