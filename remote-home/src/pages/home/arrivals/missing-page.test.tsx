import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { home } from '../home.ts'
import { MissingPage } from './missing-page.tsx'

const { missing } = home

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.asked
  history.replaceState(null, '', '/')
})

it('says what happened first, then at which address, and how that can be', () => {
  document.documentElement.dataset.asked = 'nothing'
  history.replaceState(null, '', '/no/such-page')
  render(<MissingPage missing={missing} />)
  const said = [...screen.getByRole('status').querySelectorAll('p, h2')].map(({ textContent }) => textContent)
  expect(said.slice(0, 2)).toEqual(['Page not found', 'There is no page at /no/such-page.'])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(said[1])
  expect(said[2]).toMatch(/^There may be a slip in the address/)
})

it('says of each way on where it leads', () => {
  render(<MissingPage missing={missing} />)
  const ways = within(screen.getByRole('list')).getAllByRole('link')
  expect(ways.map(way => way.textContent)).toEqual(missing.links.map(({ label, leads }) => `${label} ${leads}`))
})

it('is whole in the server’s markup, which cannot know the address', () => {
  const markup = renderToString(<MissingPage missing={missing} />)
  expect(markup).toContain('this address')
  expect(markup).not.toMatch(/ style=/)
})
