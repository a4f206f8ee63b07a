import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { record } from './policy-reform.ts'
import { Page } from './policy-reform-page.tsx'

const titles = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(heading => heading.textContent)

afterEach(cleanup)

describe('/policy-reform', () => {
  it('is declared with the page it loads, as a service', async () => {
    const declared = section.pages.find(({ path }) => path === '/policy-reform')!
    const { Page: Loaded } = await declared.load()
    render(<Loaded />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(declared.head.title)
    expect(declared.head.structuredData?.map(({ '@type': type }) => type)).toEqual(['Service', 'BreadcrumbList'])
  })

  it('has an introduction, services and a process of numbered steps', () => {
    render(<Page />)
    expect(screen.getByRole('region', { name: 'Why reform' })).toBeDefined()
    expect(titles('Where we set to work')).toEqual(record.services.cards.map(({ title }) => title))
    expect(titles('How a rule is changed')).toEqual(record.process.steps.map(({ title }) => title))
    for (const { number } of record.process.steps) expect(screen.getByText(number)).toBeDefined()
  })

  it('gives its figures, and draws a thread for each, as wide as the bars are to be', () => {
    render(<Page />)
    for (const name of ['Countries with a reformed rule: 42+', 'Frameworks: 127', 'Institutions: 289'])
      expect(screen.getByRole('img', { name })).toBeDefined()
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-held]')].map(({ dataset: { held, all } }) => [held, all].map(Number))
    expect(drawn).toEqual([
      [42, 42],
      [127, 150],
      [289, 289],
    ])
    expect(drawn.map(([held = 0, all = 0]) => Math.round((100 * held) / all))).toEqual([100, 85, 100])
  })

  it('tells of countries, beside a map of them', () => {
    render(<Page />)
    expect(titles('Country reform highlights')).toEqual(record.highlights.countries.map(({ country }) => country))
    const onMap = within(screen.getByRole('group', { name: record.highlights.mapLabel })).getAllByRole('link')
    expect(onMap).toHaveLength(record.highlights.countries.length)
    // A keyboard comes to each country once, in the list.
    for (const link of onMap) expect(link.getAttribute('tabindex')).toBe('-1')
  })

  it('marks each country on the map where it is', () => {
    for (const { country, mark } of record.highlights.countries) expect(mark.name).toBe(country)
  })

  it('explains its methodologies and its framework for adaptation', () => {
    render(<Page />)
    expect(titles('Methods that stay when we leave')).toEqual(record.methodologies.rows.map(({ title }) => title))
    expect(titles('A framework for adaptation')).toEqual(record.adaptation.rows.map(({ title }) => title))
  })

  it('ends with the way to a consultation', () => {
    render(<Page />)
    expect(screen.getByRole('link', { name: 'Request Policy Consultation' }).getAttribute('href')).toBe('/policy-consultation')
  })

  it('heads its sections in order, and never puts one ground next to itself', () => {
    const { container } = render(<Page />)
    const levels = screen.getAllByRole('heading').map(heading => Number(heading.tagName.slice(1)))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
    const grounds = [...container.querySelectorAll<HTMLElement>('section[data-ground]')].map(({ dataset }) => dataset.ground)
    expect(grounds).toEqual(['paper', 'linen', 'indigo', 'ink', 'paper', 'rose'])
  })

  it('is whole before any script runs, without a style attribute', () => {
    const markup = renderToString(<Page />)
    for (const { country } of record.highlights.countries) expect(markup).toContain(`>${country}</a>`)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})
