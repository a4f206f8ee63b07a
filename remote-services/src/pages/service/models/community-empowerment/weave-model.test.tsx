import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { begun, copy, sizes, threads } from './copy.ts'
import { Model } from './weave-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const weave = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } })

it('is woven as far before its script has run as after it', () => {
  document.body.innerHTML = renderToString(<Model styles={{}} />)
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(String(begun))
  document.body.replaceChildren()
})

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

it('holds when a thread is pulled out, however much is woven', () => {
  render(<Model styles={{}} />)
  for (const woven of [begun, 60, threads]) {
    if (woven !== begun) weave(woven)
    fireEvent.click(screen.getByRole('button', { name: copy.pull }))
    expect(said()).toBe(copy.held)
  }
  weave(0)
  fireEvent.click(screen.getByRole('button', { name: copy.pull }))
  expect(said()).toBe(sizes[0].is)
})
