import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pageOf } from '../preparation/paper-in-preparation-page.tsx'
import { whitePapers } from '../white-papers.ts'
import { Page } from './white-papers-page.tsx'

afterEach(cleanup)

it('lists every paper with its title, its description and a Read More of its own name', () => {
  render(<Page />)
  expect(screen.getAllByRole('heading', { level: 2 }).slice(0, -2)).toHaveLength(whitePapers.length)
  expect(screen.getByText('Ready to read, 28 minutes')).toBeTruthy()
  expect(screen.getAllByText('In preparation, 3 questions')).toHaveLength(3)
  for (const { title, description, route } of whitePapers) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(screen.getByText(description)).toBeTruthy()
    expect(screen.getByRole('link', { name: `Read More about ${title}` }).getAttribute('href')).toBe(route)
  }
})

it('turns its signs without a group for each strand, which would be seen as a darker square around it', () => {
  const { container } = render(<Page />)
  expect(container.querySelectorAll('li path').length).toBeGreaterThan(0)
  expect(container.querySelectorAll('li path[opacity]')).toHaveLength(0)
})

it('shows a paper in preparation with a way to ask for it', () => {
  const { Page: Preparation } = pageOf(whitePapers[1])
  render(<Preparation />)
  expect(screen.getByRole('heading', { level: 1, name: 'Zero Blockchain' })).toBeTruthy()
  expect(screen.getByText('In preparation')).toBeTruthy()
  const ask = screen.getByRole('link', { name: 'Ask for this paper' })
  expect(ask.getAttribute('href')).toBe('/consultation?topic=zero-blockchain-white-paper#booking')
})

it('lies at its head above a leaf for each paper in preparation', () => {
  render(<Page />)
  const leaves = screen.getByRole('heading', { level: 1, name: 'White papers' }).parentElement?.parentElement
  expect(leaves?.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(whitePapers.filter(paper => !('data' in paper)).length)
})
