import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { learnMoreVision } from './learn-more-vision.ts'
import { Page } from './learn-more-vision-page.tsx'

afterEach(cleanup)

it('shows every topic with its text and a picture of its own', () => {
  render(<Page />)
  const topics = within(screen.getByRole('region', { name: 'Twelve strands' }))
  expect(topics.getAllByRole('heading', { level: 3 })).toHaveLength(learnMoreVision.topics.items.length)
  for (const { content } of learnMoreVision.topics.items) expect(topics.getByText(content)).toBeDefined()
  expect(new Set(learnMoreVision.topics.items.map(({ picture }) => picture.src)).size).toBe(learnMoreVision.topics.items.length)
})

it('follows them with two blocks of picture and text, and a way on', () => {
  render(<Page />)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'Twelve strands',
    'How a strand becomes work',
    'What we will not do',
    'Where to go next',
    'Twelve strands, one knot',
  ])
  expect(screen.getByRole('link', { name: 'Write to the office' }).getAttribute('href')).toBe('/contact-us')
})
