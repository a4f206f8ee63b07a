import { identity } from '@site/identity'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { home } from '../home.ts'
import { PinnedReveal } from './pinned-reveal.tsx'

afterEach(cleanup)

it('is the part of the page that /about leads to, named by its heading', () => {
  render(<PinnedReveal about={home.about} />)
  const region = screen.getByRole('region', { name: /^Every right is a\sthread. A\slife worth living is the cloth.$/ })
  expect(region.id).toBe('about')
})

it('names the consultant and says when the work began', () => {
  render(<PinnedReveal about={home.about} />)
  expect(screen.getByText(new RegExp(`^${identity.name} investigates`))).toBeDefined()
  expect(screen.getByText(/in 2015/)).toBeDefined()
})

it('is whole in the server’s markup: picture and words, nothing set by script', () => {
  const markup = renderToString(<PinnedReveal about={home.about} />)
  expect(markup).toContain(home.about.statement)
  expect(markup).toMatch(/<img [^>]*loading="lazy"/)
  expect(markup).not.toMatch(/ style=|data-by-script/)
})
