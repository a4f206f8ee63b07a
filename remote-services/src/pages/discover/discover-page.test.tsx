import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { record } from './discover.ts'
import { Page } from './discover-page.tsx'
import { serviceDetails } from './service-details.ts'

/** Specification, section 2.12, in its order. */
const servicePages = [
  '/human-rights-equality-consultation',
  '/non-mainstream-curriculum',
  '/healing-before-learning',
  '/racial-literacy-training',
  '/cross-cultural-mediation',
  '/data-driven-research',
  '/policy-governance-consultancy',
  '/holistic-healing',
  '/emergency-education',
  '/community-empowerment',
  '/public-speaking',
  '/youth-rehabilitation',
]

const grid = () => screen.getAllByRole('listitem').filter(item => item.querySelector('button[name="service"]'))

afterEach(cleanup)

describe('/discover', () => {
  it('is declared with the page it loads, and lists the twelve services for search engines', async () => {
    const declared = section.pages.find(({ path }) => path === '/discover')!
    const { Page: Loaded } = await declared.load()
    render(<Loaded />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(declared.head.title)
    const [list] = declared.head.structuredData ?? []
    expect(list).toMatchObject({ '@type': 'ItemList' })
    expect((list!.itemListElement as { url: string }[]).map(({ url }) => url)).toEqual(servicePages.map(path => identity.origin + path))
  })

  it('has twelve service cards, each with a way to learn more and a link to its page', () => {
    render(<Page />)
    expect(grid()).toHaveLength(12)
    const links = grid().map(card => card.querySelector('p > a')!)
    expect(links.map(link => link.getAttribute('href'))).toEqual(servicePages)
    expect(screen.getByRole('link', { name: 'View Racial Literacy' }).getAttribute('href')).toBe('/racial-literacy-training')
    expect(screen.getByRole('link', { name: 'View Data-Driven Human-Rights Research in Hostile Environments' })).toBeDefined()
    for (const card of grid()) expect(within(card).getByRole('button', { name: /^Learn More about / })).toBeDefined()
  })

  it('has details for each of them: a lead sentence and key features', () => {
    const { container } = render(<Page />)
    expect(Object.keys(serviceDetails)).toEqual(record.services.cards.map(({ title }) => title))
    expect(container.querySelectorAll('dialog')).toHaveLength(12)
    for (const dialog of container.querySelectorAll('dialog')) expect(dialog.querySelectorAll('dt').length).toBeGreaterThanOrEqual(3)
  })

  it('stands between two features on how the work is done and two on whom it is for', () => {
    const { container } = render(<Page />)
    const grounds = [...container.querySelectorAll<HTMLElement>('section[data-ground]')]
    expect(grounds.map(({ dataset }) => dataset.ground)).toEqual(['paper', 'linen', 'ink'])
    const own = grounds.map(ground => [...ground.querySelectorAll('h2')].filter(heading => !heading.closest('dialog')).length)
    expect(own).toEqual([2, 1, 2])
  })

  it('is whole before any script runs, without a style attribute', () => {
    const markup = renderToString(<Page />)
    expect(markup.split('Learn More<').length - 1).toBe(12)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})
