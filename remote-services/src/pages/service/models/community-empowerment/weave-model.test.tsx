import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { begun, copy, sizes, threads } from './copy.ts'
import { Model } from './weave-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const weave = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } })

it('leaves half of the cloth to be woven, and counts the thread that is pulled out of the whole', () => {
  render(<Model styles={{}} />)
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(String(begun))
  weave(threads)
  fireEvent.click(screen.getByRole('button', { name: copy.pull }))
  expect(screen.getByText('2,399')).toBeDefined()
})

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
