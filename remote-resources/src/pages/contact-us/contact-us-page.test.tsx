import { identity } from '@site/identity'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Page } from './contact-us-page.tsx'

afterEach(cleanup)

it('has a panel for each category, with a link to an address of its own', () => {
  const { container } = render(<Page />)
  const { general, consultation, media, speaking } = identity.emails
  const categories = ['General Enquiries', 'Consultation Requests', 'Media & Press', 'Speaking Engagements']
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Telephone the office',
    ...categories,
    'Where to go next',
  ])
  const addresses = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(addresses.filter(address => address?.startsWith('mailto:'))).toEqual(
    [general, consultation, media, speaking].map(address => `mailto:${address}`),
  )
  expect(container.querySelector('form')).toBeNull()
})

it('names each link by its category, and shows the address', () => {
  render(<Page />)
  const link = screen.getByRole('link', { name: `Media & Press: write to ${identity.emails.media}` })
  expect(link.textContent).toBe(identity.emails.media)
})

it('says where the office is', () => {
  render(<Page />)
  expect(screen.getByText(new RegExp(`one office in ${identity.place.city}`))).toBeDefined()
})
