import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './education.ts'
import { Page } from './education-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

describe('/education', () => {
  it('shows the parts of a school, and below them a day into which a lesson was fitted', () => {
    const parts = screen.getByRole('region', { name: 'What makes a school stay' })
    const headings = within(parts).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...record.services.cards.map(({ title }) => title),
      'A day on the wing, and its lesson',
    ])
  })

  it('has its floor plan arrive as one drawing, not room by room', () => {
    const rooms = screen.getByText(record.services.cards[0].title).closest('ul')
    expect(rooms?.hasAttribute('data-reveal')).toBe(true)
    expect(rooms?.querySelectorAll('[data-reveal]')).toHaveLength(0)
  })

  it('tells the day by its hours and the lesson by its minutes, and says that it is an illustration', () => {
    expect(screen.getByText('Illustration')).toBeDefined()
    expect(screen.getByText(/^Twenty-four hours in a prison that does not exist/)).toBeDefined()
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(said.filter(words => words?.endsWith('Roll call'))).toHaveLength(5)
    expect(said).toContain('09:15 The lesson')
    // Open doors that no words fill would be minutes for teaching too.
    expect(said.filter(words => words?.endsWith('Open'))).toEqual([])
    expect(screen.getByText('75').parentElement?.textContent).toMatch(/^75 minutes are left for teaching/)
    expect(screen.getByRole('heading', { level: 4, name: '09:40 One task' })).toBeDefined()
  })

  it('quotes the article on education, beside a picture that says what it shows', () => {
    const article = screen.getByRole('region', { name: 'Article 26' })
    expect(article.querySelector('blockquote')?.textContent).toBe(
      '“Everyone has the right to education. Education shall be free, at least in the elementary and fundamental stages. Elementary education shall be compulsory. Technical and professional education shall be made generally available and higher education shall be equally accessible to all on the basis of merit.”',
    )
    expect(within(article).getByRole('img').getAttribute('alt')).toMatch(/^A school register on linen/)
  })

  it('says where the classrooms are', () => {
    const places = screen.getByRole('region', { name: 'Where the classrooms are' })
    expect(within(places).getAllByRole('heading', { level: 3 })).toHaveLength(record.places.pillars.length)
  })

  it('gives its three figures: 5,000+ educators, 15+ universities, 12 countries', () => {
    const reach = [...document.querySelectorAll('#reach')].map(heading => heading.closest('section')!)[0]!
    const said = [...reach.querySelectorAll('dl > [data-reveal]')].map(statistic => [
      statistic.querySelector('dd > :first-child')?.textContent,
      statistic.querySelector('dt')?.textContent?.split(' ')[0],
    ])
    expect(said).toEqual([
      ['5,000+', 'educators'],
      ['15+', 'universities'],
      ['12', 'countries'],
    ])
  })

  it('ends with a way to the consultant by name', () => {
    expect(screen.getByRole('link', { name: `Contact ${identity.name}` }).getAttribute('href')).toBe('/learn-more-education')
  })
})
