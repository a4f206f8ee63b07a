import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Closing } from './closing.tsx'
import { PageHero, type PageHeroProps } from './page-hero.tsx'

afterEach(cleanup)

const picture = { src: 'profile.webp', avif: 'profile-640.avif 640w', width: 1600, height: 1000 }
const hero: PageHeroProps = {
  title: 'Racial literacy and *anti-racism* training',
  tagline: 'The words, the history and the nerve.',
  tone: 'dark',
  picture,
  facts: ['Groups of 5 to 50', 'Across 4 continents'],
}

describe.each(['dark', 'light'] as const)('PageHero on a %s picture', tone => {
  it('has the page’s title, its tagline and its facts as a list', () => {
    render(<PageHero {...hero} tone={tone} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Racial literacy and anti-racism training' })).toBeDefined()
    expect(screen.getByText(hero.tagline)).toBeDefined()
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(hero.facts)
  })

  it('fetches its picture before all others and keeps its room', () => {
    render(<PageHero {...hero} tone={tone} />)
    const image = document.querySelector('img')
    expect(image?.getAttribute('fetchpriority')).toBe('high')
    expect(image?.getAttribute('loading')).toBe('eager')
    expect([image?.width, image?.height]).toEqual([1600, 1000])
    expect(image?.alt).toBe('')
  })

  it('leads to what follows it, with script or without', () => {
    const html = renderToString(<PageHero {...hero} tone={tone} promptLabel="EXPLORE JUSTICE WORK" />)
    expect(html).toMatch(/href="#content".*EXPLORE JUSTICE WORK/)
    expect(html).toContain('id="content"')
  })
})

it.each([
  ['PageHero', <PageHero key="p" {...hero} tone="light" />],
  ['Closing', <Closing key="c" title="Begin" action={{ label: 'Request', href: '/consultation' }} picture={picture} />],
])('%s is prerendered without a style attribute, which the policy would refuse', (_, part) => {
  expect(renderToString(part)).not.toContain('style=')
})

it('Closing offers one way on', () => {
  render(<Closing title="Begin with *one* room" action={{ label: 'Request Training Program', href: '/consultation' }} picture={picture} />)
  expect(screen.getByRole('link', { name: 'Request Training Program' }).getAttribute('href')).toBe('/consultation')
  expect(screen.getByRole('heading', { level: 2, name: 'Begin with one room' })).toBeDefined()
})
