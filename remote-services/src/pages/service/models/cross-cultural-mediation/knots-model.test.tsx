import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Model } from './knots-model.tsx'
import { knots, words } from './words.ts'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const move = (side: string, value: number) => fireEvent.change(screen.getByRole('slider', { name: side }), { target: { value } })

it('tightens a knot that one side pulls alone, and opens it when both have moved', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(words.tight)
  move(words.west, 1)
  expect(said()).toContain(`${words.west} has moved alone`)
  move(words.east, 1)
  expect(said()).toBe(knots[0].open)
  move(words.west, 3)
  move(words.east, 3)
  expect(said()).toBe(words.open)
})

it('says of each slider what its side has done', () => {
  render(<Model styles={{}} />)
  move(words.east, 2)
  expect(screen.getByRole('slider', { name: words.east }).getAttribute('aria-valuetext')).toContain(knots[1].east)
})
