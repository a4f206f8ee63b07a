import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { hours } from './copy.ts'
import { Model } from './hours-model.tsx'

afterEach(cleanup)

it('lists its hours in order, from the declaration to the seventy-second', () => {
  render(<Model styles={{}} />)
  const entries = screen.getAllByRole('listitem')
  expect(entries.map(entry => within(entry).getByText(/^Hour \d+$/).textContent)).toEqual(hours.map(({ hour }) => `Hour ${hour}`))
  expect([hours[0].hour, hours.at(-1)?.hour]).toEqual([0, 72])
})

it('gives an hour the same room everywhere: the lengths between add up to 72', () => {
  render(<Model styles={{}} />)
  const lengths = screen.getAllByRole('listitem').map(entry => Number(entry.dataset.length))
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(72)
  // The style sheet knows a height for these.
  expect(new Set(lengths)).toEqual(new Set([6, 12, 0]))
})
