import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { record } from './profile.ts'
import { Page } from './profile-page.tsx'
import { profileSchema } from './profile-record.ts'

const page = <Page />

const sectionNamed = (name: string) => within(screen.getByRole('region', { name }))

afterEach(cleanup)

describe('/profile', () => {
  it('is headed as the specification says, and names the consultant', () => {
    render(page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leading with empathy, intuition and innovation')
    expect(screen.getByText(new RegExp(`^${identity.name} is an independent consultant`))).toBeDefined()
  })

  it('tells of its milestones in their order', () => {
    render(page)
    const years = sectionNamed('Milestones, 2015 to 2024').getAllByRole('heading', { level: 3 })
    expect(years.map(year => year.textContent)).toEqual(record.timeline.milestones.map(({ year }) => year))
  })

  it('holds its cards in view, and what organisations say', () => {
    render(page)
    expect(sectionNamed('What she holds in view').getAllByRole('listitem')).toHaveLength(record.vision.cards.length)
    expect(sectionNamed('What organisations say afterwards').getAllByRole('listitem')).toHaveLength(record.testimonials.voices.length)
  })

  it('leads from each card to the work that it names, to no page twice', () => {
    render(page)
    const links = sectionNamed('What she holds in view').getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual(record.vision.cards.map(({ title }) => title))
    expect(new Set(links.map(link => link.getAttribute('href'))).size).toBe(record.vision.cards.length)
  })

  it('says once that clients are in 42 countries: below the timeline, where it is said what was counted', () => {
    const { container } = render(page)
    const said = [...container.querySelectorAll('p, b')].filter(({ textContent }) => /\b42\b/.test(textContent ?? ''))
    expect(said).toHaveLength(1)
    expect(said[0]?.parentElement?.textContent).toBe('42 countries in which clients are based')
  })

  it('shows from whom the consultant learnt, and says who they are', () => {
    render(page)
    expect(screen.getAllByRole('img').map(picture => picture.getAttribute('alt'))).toEqual(
      record.habits.portraits.map(({ picture }) => picture.alt),
    )
  })

  it('leads on to the vision, by the name of the consultant', () => {
    render(page)
    const link = screen.getByRole('link', { name: `Learn More About ${identity.name}` })
    expect(link.getAttribute('href')).toBe('/learn-more-vision')
  })

  it('is whole before any script runs, without a style attribute', () => {
    const markup = renderToString(page)
    for (const { description } of record.timeline.milestones) expect(markup).toContain(description)
    expect(markup).not.toMatch(/\sstyle="|\{\w+\}/)
  })

  it('is a record of plain data, which names nobody', () => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(parseRecord(profileSchema, copy, 'profile.ts')).toEqual(record)
    expect(JSON.stringify(record)).not.toContain(identity.name)
  })

  it('describes the consultant to search engines: name, work, place and channels', () => {
    const head = section.pages.find(({ path }) => path === '/profile')?.head
    const { structuredData = [] } = head ?? {}
    expect(structuredData.map(({ '@type': type }) => type)).toEqual(['ProfilePage', 'BreadcrumbList'])
    expect(structuredData[0]?.mainEntity).toMatchObject({
      '@type': 'Person',
      name: identity.name,
      address: { addressLocality: identity.place.city, addressCountry: identity.place.country },
      sameAs: Object.values(identity.socials),
    })
  })
})
