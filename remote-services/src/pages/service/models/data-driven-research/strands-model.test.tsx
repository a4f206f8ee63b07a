import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { Model } from './strands-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const draw = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } })
const key = (name: string) => screen.getByRole('button', { name })

it('draws identity and account apart, and says when nobody can join them', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(copy.together)
  draw(50)
  expect(said()).toBe(copy.between)
  draw(100)
  expect(said()).toBe(copy.apart)
})

it('joins them with two keys only, and not before they are apart', () => {
  render(<Model styles={{}} />)
  fireEvent.click(key(copy.first))
  expect(said()).toBe(copy.early)
  draw(100)
  fireEvent.click(key(copy.first))
  expect(said()).toBe(copy.one)
  fireEvent.click(key(copy.second))
  expect(said()).toBe(copy.both)
  draw(50)
  expect(said()).toBe(copy.between)
})
