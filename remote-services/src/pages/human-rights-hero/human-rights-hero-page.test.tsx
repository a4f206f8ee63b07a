import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { record } from './human-rights-hero.ts'
import { Page } from './human-rights-hero-page.tsx'
import { humanRightsHeroSchema } from './human-rights-hero-record.ts'

const page = <Page />

const sectionNamed = (name: string) => within(screen.getByRole('region', { name }))

afterEach(cleanup)

describe('/human-rights-hero', () => {
  it('is headed by its title, and its prompt leads to the work', () => {
    render(page)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Human rights initiatives')
    expect(renderToString(page)).toMatch(/href="#content"[^>]*><span[^>]*>EXPLORE JUSTICE WORK</)
  })

  it('has its pillars and its initiatives', () => {
    render(page)
    expect(sectionNamed('What a finding stands on').getAllByRole('listitem')).toHaveLength(record.pillars.items.length)
    expect(sectionNamed('Work in hand').getAllByRole('listitem')).toHaveLength(record.initiatives.items.length)
  })

  it('says what is left of a finding without each of its pillars', () => {
    render(page)
    const told = sectionNamed('What a finding stands on').getAllByRole('listitem')
    expect(told.map(item => item.lastElementChild?.textContent)).toEqual(record.pillars.without.map(left => `Without it, ${left}.`))
  })

  const beam = (container: Element) => container.querySelector('[aria-labelledby="pillars"] [aria-live]')?.textContent
  const gone = (container: Element) =>
    [...container.querySelectorAll('[aria-labelledby="pillars"] svg')].findIndex(pillar => pillar.matches('[data-gone]'))

  it('lets one pillar be taken away and put back by a button that says which it does; the beam says what is left', () => {
    const { container } = render(page)
    expect([gone(container), beam(container)]).toEqual([-1, 'A finding'])
    fireEvent.click(screen.getByRole('button', { name: 'Take it away: Law' }))
    expect([gone(container), beam(container)]).toEqual([2, 'A sad story that nobody has to answer'])
    fireEvent.click(screen.getByRole('button', { name: 'Put it back: Law' }))
    expect([gone(container), beam(container)]).toEqual([-1, 'A finding'])
  })

  it('takes the pillar that was pressed last, wherever the pointer rests', () => {
    const { container } = render(page)
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Take it away: Law' }).closest('li')!, { pointerType: 'mouse' })
    expect(gone(container)).toBe(2)
    fireEvent.click(screen.getByRole('button', { name: 'Take it away: Proof' }))
    expect(gone(container)).toBe(1)
  })

  it('takes a pillar away by its name as well, and then tells of that one', () => {
    const { container } = render(page)
    const told = () => container.querySelector('li[data-told] h3')?.textContent
    expect(told()).toBe('Testimony')
    const proof = screen.getByRole('button', { name: 'Proof' })
    fireEvent.click(proof)
    expect([gone(container), told(), proof.getAttribute('aria-pressed')]).toEqual([1, 'Proof', 'true'])
    fireEvent.click(proof)
    expect([gone(container), told(), proof.getAttribute('aria-pressed')]).toEqual([-1, 'Proof', 'false'])
  })

  it('quotes people, each with the initiative and the place', () => {
    const { container } = render(page)
    const captions = [...container.querySelectorAll('[aria-labelledby="voices"] figcaption')].map(({ textContent }) => textContent)
    expect(captions).toEqual(record.voices.quotes.map(({ initiative, location }) => `${initiative} ${location}`))
  })

  it('lists the modalities of healing beside the investigation', () => {
    render(page)
    for (const { title } of record.modalities.rows) expect(screen.getByRole('heading', { level: 3, name: title })).toBeDefined()
  })

  it('hands out a fact sheet, and leads to the workshops', () => {
    render(page)
    const sheet = screen.getByRole('link', { name: 'Download Resource' })
    expect([sheet.getAttribute('href'), sheet.hasAttribute('download')]).toEqual(['/assets/documents/rights-based-investigation.pdf', true])
    expect(screen.getByRole('link', { name: 'Learn About Workshops' }).getAttribute('href')).toBe('/healing-before-learning')
  })

  it('teaches rights in courses of lessons', () => {
    const { container } = render(page)
    const lessons = [...container.querySelectorAll('[aria-labelledby="framework"] ol')].map(({ children }) => children.length)
    expect(lessons).toEqual(record.framework.cards.map(({ steps }) => steps.length))
  })

  it('ends what it tells with two ways to begin, after its courses', () => {
    render(page)
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const begin = titles.indexOf('Two ways to begin')
    expect(titles.slice(begin - 2, begin)).toEqual(['An education in rights', 'Care for those who testify'])
  })

  it('leads on to the resources for justice', () => {
    render(page)
    expect(screen.getByRole('link', { name: 'Explore Justice Resources' }).getAttribute('href')).toBe('/justice-resources')
  })

  it('is whole before any script runs, without a style attribute', () => {
    const markup = renderToString(page)
    for (const { steps } of record.framework.cards) for (const { title } of steps) expect(markup).toContain(title)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})

describe('Its record', () => {
  it('is plain data: it comes through JSON unchanged', () => {
    const copy: unknown = JSON.parse(JSON.stringify(record))
    expect(parseRecord(humanRightsHeroSchema, copy, 'human-rights-hero.ts')).toEqual(record)
  })

  it('refuses a quotation from an initiative that the page does not have', () => {
    const change: Change = copy => (copy.voices.quotes[1].initiative = 'Another')
    expect(refusalOf(humanRightsHeroSchema, record, change)).toContain(
      'voices.quotes.1.initiative: expected the title of one of the initiatives, got "Another"',
    )
  })
})
