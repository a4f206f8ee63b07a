import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, knots } from './copy.ts'
import { Model } from './knots-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const move = (side: string, value: number) => fireEvent.change(screen.getByRole('slider', { name: side }), { target: { value } })

it('tightens a knot that one side pulls alone, and opens it when both have moved', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(copy.tight)
  move(copy.west, 1)
  expect(said()).toContain(`${copy.west} has moved alone`)
  move(copy.east, 1)
  expect(said()).toBe(knots[0].open)
  move(copy.west, 3)
  expect(said()).toContain(`${copy.west} has gone further than the river village`)
  move(copy.east, 3)
  expect(said()).toBe(copy.open)
})

it('says of each slider what its side has done', () => {
  render(<Model styles={{}} />)
  move(copy.east, 2)
  expect(screen.getByRole('slider', { name: copy.east }).getAttribute('aria-valuetext')).toContain(knots[1].east)
})

it('names each knot by what it is tied over, and tells which are undone', () => {
  const { container } = render(<Model styles={{ labels: 'labels' }} />)
  const states = () =>
    [...container.querySelectorAll('.labels span')].map(label => `${label.textContent}: ${label.getAttribute('data-state')}`)
  expect(states()).toEqual(['A word: tight', 'An order: tight', 'A well: tight'])
  move(copy.west, 2)
  move(copy.east, 1)
  expect(states()).toEqual(['A word: open', 'An order: strained', 'A well: tight'])
})
