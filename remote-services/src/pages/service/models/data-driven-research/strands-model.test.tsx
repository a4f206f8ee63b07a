import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Model } from './strands-model.tsx'
import { words } from './words.ts'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const draw = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } })
const key = (name: string) => screen.getByRole('button', { name })

it('draws identity and account apart, and says when nobody can join them', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(words.together)
  draw(50)
  expect(said()).toBe(words.between)
  draw(100)
  expect(said()).toBe(words.apart)
})

it('joins them with two keys only, and not before they are apart', () => {
  render(<Model styles={{}} />)
  fireEvent.click(key(words.first))
  expect(said()).toBe(words.together)
  draw(100)
  fireEvent.click(key(words.first))
  expect(said()).toBe(words.one)
  fireEvent.click(key(words.second))
  expect(said()).toBe(words.both)
})
