import { services } from '@site/identity/services'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { Page } from './discover-page.tsx'
import { lateDetails } from './late-details.ts'

const servicePages = services.map(({ slug }) => `/${slug}`)

const grid = () => screen.getAllByRole('listitem').filter(item => item.querySelector('button[name="service"]'))

afterEach(cleanup)

describe('/discover', () => {
  it('is declared with the page it loads, and lists the services for search engines', async () => {
    const declared = section.pages.find(({ path }) => path === '/discover')!
    const { Page: Loaded } = await declared.load()
    render(<Loaded />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(declared.head.title)
    const [list] = declared.head.structuredData ?? []
    expect(list).toMatchObject({ '@type': 'ItemList' })
    expect((list!.itemListElement as { url: string }[]).map(({ url }) => url)).toEqual(servicePages.map(path => path))
  })

  it('has a card for each service, with a way to learn more and a link to its page', () => {
    render(<Page />)
    const links = grid().map(card => card.querySelector('p > a')!)
    expect(links.map(link => link.getAttribute('href')).toSorted()).toEqual(servicePages.toSorted())
    expect(screen.getByRole('link', { name: 'View Racial Literacy' }).getAttribute('href')).toBe('/racial-literacy-training')
    expect(screen.getByRole('link', { name: 'View Data-Driven Human-Rights Research in Hostile Environments' })).toBeDefined()
    for (const card of grid()) expect(within(card).getByRole('button', { name: /^Learn More about / })).toBeDefined()
  })

  it('has details for each of them once they are here: a lead sentence and key features', async () => {
    await lateDetails.load()
    const { container } = render(<Page />)
    expect(container.querySelectorAll('dialog')).toHaveLength(services.length)
    for (const dialog of container.querySelectorAll('dialog')) expect(dialog.querySelectorAll('dt').length).toBeGreaterThanOrEqual(3)
  })

  it('has them in three groups, between two features on how the work is done and two on whom it is for', () => {
    const { container } = render(<Page />)
    const grounds = [...container.querySelectorAll<HTMLElement>('section[data-ground]')]
    expect(grounds.map(({ dataset }) => dataset.ground)).toEqual(['paper', 'linen', 'ink'])
    const own = grounds.map(ground => [...ground.querySelectorAll('h2')].filter(heading => !heading.closest('dialog')).length)
    expect(own).toEqual([2, 4, 2])
  })

  it('is whole before any script runs, without a style attribute', () => {
    const markup = renderToString(<Page />)
    expect(markup.split('Learn More<').length - 1).toBe(services.length)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})
