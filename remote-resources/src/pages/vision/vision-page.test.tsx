import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Page } from './vision-page.tsx'

afterEach(cleanup)

it('is headed THE VISION', () => {
  render(<Page />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('THE VISION')
})

it('stands on seven pillars', () => {
  render(<Page />)
  const pillars = within(screen.getByRole('region', { name: 'Seven pillars' })).getAllByRole('heading', { level: 3 })
  expect(pillars.map(({ textContent }) => textContent)).toEqual([
    'Human Rights Vanguard',
    'Educational Ascent',
    'Healing Horizons',
    'Cultural Convergence',
    'Data & Discovery',
    'Policy & Advocacy',
    'Global Resonance',
  ])
})

it('leads from each pillar to a page of its own', () => {
  render(<Page />)
  const ways = within(screen.getByRole('region', { name: 'Seven pillars' })).getAllByRole('link')
  expect(ways.map(way => way.getAttribute('href'))).toEqual([
    '/human-rights',
    '/education',
    '/healing',
    '/cross-cultural-mediation',
    '/data-driven-research',
    '/consultancy-policy',
    '/whitepapers',
  ])
})

it('leads to the consultation', () => {
  render(<Page />)
  expect(screen.getByRole('link', { name: 'Align with The Vision' }).getAttribute('href')).toBe('/consultation')
})

it('is whole before any script, without a style attribute', () => {
  expect(renderToString(<Page />)).not.toMatch(/\sstyle="/)
})
