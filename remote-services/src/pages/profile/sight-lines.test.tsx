import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SightLines } from './sight-lines.tsx'

afterEach(cleanup)

it('leads from each word to its page, and draws a thread to each', () => {
  const words = ['Justice', 'Learning', 'Repair']
  const { container } = render(
    <SightLines rows={words.map(title => ({ title, description: `${title} in a sentence.`, href: `/${title.toLowerCase()}` }))} />,
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(words)
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Repair' }).getAttribute('href')).toBe('/repair')
  expect(container.querySelectorAll('svg > path[d^="M0"]')).toHaveLength(3)
})
