import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { Model } from './strands-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const draw = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } })
const lit = () => document.querySelector<HTMLElement>('.stage')?.dataset.open
const key = (name: string) => screen.getByRole('button', { name })

it('draws identity and account apart, and says when nobody can join them', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(copy.together)
  draw(1)
  expect(said()).toBe(copy.between)
  draw(3)
  expect(said()).toBe(copy.apart)
})

it('joins them with two keys only, each of which lights its own strand, and not before they are apart', () => {
  render(<Model styles={{ stage: 'stage' }} />)
  fireEvent.click(key(copy.first))
  expect(said()).toBe(copy.early)
  draw(3)
  fireEvent.click(key(copy.first))
  expect(said()).toBe(copy.one)
  expect(lit()).toBe('identity')
  fireEvent.click(key(copy.second))
  expect(said()).toBe(copy.both)
  expect(lit()).toBeUndefined()
  fireEvent.click(key(copy.first))
  expect(lit()).toBe('account')
  draw(1)
  expect(said()).toBe(copy.between)
})
