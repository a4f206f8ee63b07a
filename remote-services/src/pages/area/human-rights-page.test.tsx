import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './human-rights.ts'
import { Page } from './human-rights-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

describe('/human-rights', () => {
  it('offers its services as its heading says, and below them a case in which they are seen', () => {
    const services = screen.getByRole('region', { name: 'From a first account to a finding' })
    const headings = within(services).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...record.services.cards.map(({ title }) => title),
      'One night, three papers',
    ])
  })

  it('lets its folders arrive as one, so that none slides over the words of another', () => {
    const folders = screen.getByRole('heading', { name: 'Witness interviews' }).closest('ul')
    expect(folders?.hasAttribute('data-reveal')).toBe(true)
    expect(folders?.querySelectorAll('[data-reveal]')).toHaveLength(0)
  })

  it('lays one complaint beside two papers whose times disagree, counts the minutes, and says that it is an illustration', () => {
    expect(screen.getByText('Illustration')).toBeDefined()
    const times = (name: string) =>
      [...screen.getByText(name).parentElement!.parentElement!.querySelectorAll('time')].map(time => time.dateTime)
    expect(times('Custody log')).toEqual(['22:05', '23:00', '00:00', '01:00', '01:35'])
    expect(times('Bell panel')).toEqual(['22:04', '01:31'])
    expect(screen.getByText('206').parentElement?.textContent).toMatch(/^206 minutes between/)
  })

  it('lets the article follow the case, and what remains follow the article', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.slice(0, 3)).toEqual(['From a first account to a finding', 'Article 7', 'What an investigation leaves behind'])
  })

  it('quotes the article on discrimination, and shows the bell of the case beside it', () => {
    expect(within(screen.getByRole('region', { name: 'Article 7' })).getByAltText(/^A bell push in a tiled wall/)).toBeDefined()
    expect(screen.getByRole('region', { name: 'Article 7' }).querySelector('blockquote')?.textContent).toBe(
      '“All are equal before the law and are entitled without any discrimination to equal protection of the law. All are entitled to equal protection against any discrimination in violation of this Declaration and against any incitement to such discrimination.”',
    )
  })

  it('says what an investigation leaves behind', () => {
    const remains = screen.getByRole('region', { name: 'What an investigation leaves behind' })
    expect(within(remains).getAllByRole('heading', { level: 3 })).toHaveLength(record.remains.rows.length)
  })

  it('claims work in 30+ countries', () => {
    expect(screen.getByRole('heading', { level: 2, name: /^30\s*\+ countries in which we have investigated$/ })).toBeDefined()
  })

  it('hangs a thread from a cord for each of them', () => {
    expect(screen.getByRole('region', { name: /countries/ }).querySelectorAll('svg path')).toHaveLength(1 + 30)
  })

  it('says the time of the complaint again above the papers that are compared with it', () => {
    const again = screen.getByText(record.file.complaint.again)
    expect(again.nextElementSibling?.textContent).toContain('Custody log')
  })

  it('ends with a request for a consultation', () => {
    expect(screen.getByRole('link', { name: 'Request a Consultation' }).getAttribute('href')).toBe('/consultation')
  })
})
