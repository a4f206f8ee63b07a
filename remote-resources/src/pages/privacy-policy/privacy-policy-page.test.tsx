import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { privacyPolicy } from './privacy-policy.ts'
import { Page } from './privacy-policy-page.tsx'
import { withProvider } from './with-provider.ts'

afterEach(cleanup)

const sectionTitles = ['Welcome', 'Information We Collect', 'How We Use Your Data', 'Data Retention & Protection', 'Contact Us']

it('has the five sections of a policy, in their order, and a way to each below the first', () => {
  render(<Page />)
  const [welcome, ...others] = sectionTitles
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([welcome, 'Contents', ...others, 'Where to go next'])
  const lines = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  expect(lines.map(({ textContent }) => textContent)).toEqual(others)
  for (const line of lines) expect(document.querySelector(`${line.getAttribute('href')} h2`)?.textContent).toBe(line.textContent)
})

it('says at its beginning what is kept, what for and how long', () => {
  render(<Page />)
  const welcome = within(screen.getByRole('region', { name: 'Welcome' }))
  expect(welcome.getByRole('heading', { level: 3, name: 'What is kept, and how long' })).toBeDefined()
  const rows = welcome.getAllByRole('term').map(term => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent))
  expect(rows).toContainEqual([
    'How many requests each network sends',
    expect.stringContaining('flood the form'),
    'One hour, and only in memory',
  ])
  expect(rows[0]?.[2]).toContain('twelve months')
})

it('says of a site whose requests a provider carries that its server keeps none', () => {
  const { kept, sections } = withProvider(privacyPolicy)
  expect(kept.rows[0]?.until).toContain('never on our server')
  expect(kept.rows[0]?.span).toBe('open')
  expect(JSON.stringify([kept, sections])).not.toContain('outbox')
})

it.each([
  ['Information We Collect', ['Personal data', 'Interaction records', 'Technical details']],
  ['How We Use Your Data', ['Consultations', 'Events', 'Site improvements', 'Communications']],
])('%s names its kinds', (name, kinds) => {
  render(<Page />)
  const parts = within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 3 })
  expect(parts.map(({ textContent }) => textContent)).toEqual(kinds)
})

it('tells how to opt out of letters', () => {
  render(<Page />)
  expect(screen.getByText(/opt out/)).toBeDefined()
})

it('gives the office, its address and its telephone', () => {
  render(<Page />)
  const contact = within(screen.getByRole('region', { name: 'Contact Us' }))
  expect(contact.getByText(new RegExp(`${identity.place.city}, ${identity.place.country}`))).toBeDefined()
  expect(contact.getByRole('link', { name: identity.emails.office }).getAttribute('href')).toBe(`mailto:${identity.emails.office}`)
  expect(contact.getByRole('link', { name: identity.phone }).getAttribute('href')).toBe(`tel:${identity.phone.replaceAll(' ', '')}`)
})
