import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, sizes, threads } from './copy.ts'
import { Model } from './weave-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const weave = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } })

it('says what a cloth of so many threads is', () => {
  render(<Model styles={{}} />)
  for (const { from, is } of sizes) {
    weave(Math.ceil(from / 60) * 60)
    expect(said()).toBe(is)
  }
})

it('holds when a thread is pulled out of the whole cloth', () => {
  render(<Model styles={{}} />)
  weave(threads)
  fireEvent.click(screen.getByRole('button', { name: copy.pull }))
  expect(said()).toBe(copy.held)
  weave(600)
  fireEvent.click(screen.getByRole('button', { name: copy.pull }))
  expect(said()).not.toBe(copy.held)
})
