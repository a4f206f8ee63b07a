import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { learnMoreVision } from './learn-more-vision.ts'
import { Page } from './learn-more-vision-page.tsx'

afterEach(cleanup)

it('shows every topic with its text and a picture of its own', () => {
  render(<Page />)
  const topics = within(screen.getByRole('region', { name: 'What it is woven from' }))
  expect(topics.getAllByRole('heading', { level: 3 })).toHaveLength(learnMoreVision.topics.items.length)
  for (const { content } of learnMoreVision.topics.items) expect(topics.getByText(content)).toBeDefined()
  expect(new Set(learnMoreVision.topics.items.map(({ picture }) => picture.src)).size).toBe(learnMoreVision.topics.items.length)
})

it('leads from each topic to the work that it becomes, to no page twice', () => {
  render(<Page />)
  const links = within(screen.getByRole('region', { name: 'What it is woven from' })).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(learnMoreVision.topics.items.map(({ work }) => work.href))
  expect(new Set(links.map(link => link.getAttribute('href'))).size).toBe(links.length)
})

it('follows them with two blocks of picture and text, and a way on', () => {
  render(<Page />)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'What it is woven from',
    'How a strand becomes work',
    'What we will not do',
    'Where to go next',
    'Which strand is yours?',
  ])
  expect(screen.getByRole('link', { name: 'Write your request' }).getAttribute('href')).toBe('/consultation?topic=vision#booking')
})
