import { identity } from '@site/identity'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { record } from '../content/racial-literacy-training.ts'
import { section } from '../section.ts'
import { ServicePage } from './service-page.tsx'

const page = <ServicePage record={record} slug="racial-literacy-training" area="rights" />

afterEach(cleanup)

describe('/racial-literacy-training', () => {
  it('is declared with the page it loads', async () => {
    const declared = section.pages.find(({ path }) => path === '/racial-literacy-training')
    const { Page } = await declared!.load()
    render(<Page />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Racial literacy and anti-racism training')
  })

  it('states its facts: groups of 5 to 50, 24 countries, 4 continents', () => {
    render(page)
    expect(screen.getByText('Groups of 5 to 50 participants')).toBeDefined()
    expect(screen.getByText('Delivered in 24 countries')).toBeDefined()
    expect(screen.getByText('Across 4 continents')).toBeDefined()
  })

  it('quotes the consultant by name', () => {
    render(page)
    expect(screen.getByText(`${identity.name}, on why the first session has no slides`)).toBeDefined()
  })

  it('asks for the training by a link that tells the form what it is about', () => {
    render(page)
    const link = screen.getByRole('link', { name: 'Request Training Program' })
    expect(link.getAttribute('href')).toBe('/consultation?topic=racial-literacy-training#booking')
  })

  it('heads its sections in order, without a level left out', () => {
    render(page)
    const levels = screen.getAllByRole('heading').map(heading => Number(heading.tagName.slice(1)))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  })

  it('never puts two sections of one ground next to each other', () => {
    const { container } = render(page)
    const grounds = [...container.querySelectorAll('section')].map(each => each.dataset.ground)
    expect(grounds.filter((ground, index) => ground && ground === grounds[index - 1])).toEqual([])
  })

  it('is whole before any script runs, without a style attribute', () => {
    const markup = renderToString(page)
    for (const { title } of record.framework.cards.flatMap(({ steps }) => steps)) expect(markup).toContain(title)
    expect(markup).not.toMatch(/\sstyle="/)
  })

  it('describes itself to search engines as a service with its place in the site', () => {
    const { structuredData = [] } = section.pages[0].head
    expect(structuredData.map(({ '@type': type }) => type)).toEqual(['Service', 'BreadcrumbList'])
    expect(structuredData[0]).toMatchObject({ url: `${identity.origin}/racial-literacy-training`, provider: { name: identity.name } })
  })
})
