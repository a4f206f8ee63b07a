import { parseRecord } from '@site/kit/records'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { record } from './education-programme.ts'
import { Page } from './education-programme-page.tsx'
import { educationProgrammeSchema } from './education-programme-record.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(heading => heading.textContent)

afterEach(cleanup)

describe('/education-programme', () => {
  it('is declared with the page it loads, as a service', async () => {
    const declared = section.pages.find(({ path }) => path === '/education-programme')!
    const { Page: Loaded } = await declared.load()
    render(<Loaded />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(declared.head.title)
    expect(declared.head.structuredData?.map(({ '@type': type }) => type)).toEqual(['Service', 'BreadcrumbList'])
  })

  it('has a mission, programmes and an approach of numbered steps', () => {
    render(<Page />)
    expect(region('Mission').getByText(/right to learn/)).toBeDefined()
    expect(titles('Ways into the register')).toEqual([...record.programmes.cards.map(({ title }) => title), 'The page travels too'])
    expect(titles('Someone for every step')).toEqual(record.approach.steps.map(({ title }) => title))
    for (const { number } of record.approach.steps) expect(screen.getByText(number)).toBeDefined()
  })

  it('follows one page through three transfers, each place counting on from the one before, and says that it is an illustration', () => {
    render(<Page />)
    expect(screen.getByText('Illustration')).toBeDefined()
    const lessons = screen.getAllByText('Lessons').map(({ parentElement }) => parentElement?.textContent)
    expect(lessons).toEqual(['Lessons 1 to 9', 'Lessons 10 to 16', 'Lessons 17 to 31', 'Lessons 32 to 40'])
  })

  it.each([
    ['Reduced recidivism', '63%'],
    ['Educational attainment', '78%'],
    ['Employment after release', '54%'],
  ])('says of %s: %s', (label, figure) => {
    render(<Page />)
    expect(screen.getByRole('img', { name: `${label}: ${figure}` })).toBeDefined()
  })

  it('rests its outcomes on pillars', () => {
    render(<Page />)
    expect(screen.getByRole('heading', { name: 'Pillars', level: 2 })).toBeDefined()
    expect(titles('What learners leave with')).toEqual(record.pillars.rows.map(({ title }) => title))
  })

  it('ends with the way to a partnership', () => {
    render(<Page />)
    expect(screen.getByRole('link', { name: 'Partner With Us' }).getAttribute('href')).toBe('/education-partnership')
  })

  it('heads its sections in order, and never puts one ground next to itself', () => {
    const { container } = render(<Page />)
    const levels = screen.getAllByRole('heading').map(heading => Number(heading.tagName.slice(1)))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
    const grounds = [...container.querySelectorAll<HTMLElement>('section[data-ground]')].map(({ dataset }) => dataset.ground)
    expect(grounds).toEqual(['paper', 'rose', 'linen', 'lagoon', 'ink'])
  })

  it('is a record of plain data: it comes through JSON unchanged', () => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(parseRecord(educationProgrammeSchema, copy, 'education-programme.ts')).toEqual(record)
  })

  it('is whole before any script runs, without a style attribute', () => {
    const markup = renderToString(<Page />)
    for (const { title } of record.approach.steps) expect(markup).toContain(title)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})
