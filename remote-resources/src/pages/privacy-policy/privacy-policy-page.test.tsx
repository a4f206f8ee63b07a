import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Page } from './privacy-policy-page.tsx'

afterEach(cleanup)

const sectionTitles = ['Welcome', 'Information We Collect', 'How We Use Your Data', 'Data Retention & Protection', 'Contact Us']

it('has the five sections of a policy, in their order', () => {
  render(<Page />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([...sectionTitles, 'Where to go next'])
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
