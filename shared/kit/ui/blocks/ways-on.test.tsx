import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WaysOn } from './ways-on.tsx'

afterEach(cleanup)

it('is a landmark with a heading, and each of its links says where it leads and what for', () => {
  render(
    <WaysOn
      ways={[
        { href: '/fees#healing', title: 'What it costs', why: 'Sessions, and guidance by the hour' },
        { href: '/faq', title: 'Questions', why: 'Short answers to twelve' },
      ]}
    />,
  )
  const ways = screen.getByRole('navigation', { name: 'Where to go next' })
  expect(within(ways).getByRole('heading', { level: 2 }).textContent).toBe('Where to go next')
  const links = within(ways).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/fees#healing', '/faq'])
  expect(links[0]?.textContent).toBe('What it costs Sessions, and guidance by the hour')
})
