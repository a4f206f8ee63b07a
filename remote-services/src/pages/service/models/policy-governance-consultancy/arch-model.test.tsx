import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Model } from './arch-model.tsx'
import { copy, stones } from './copy.ts'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

const stone = (name: string) => screen.getByRole('button', { name })

it('says what is lost with each stone, and stands again when it is put back', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(copy.stands)
  for (const { name, without } of stones) {
    fireEvent.click(stone(name))
    expect(stone(name).getAttribute('aria-pressed')).toBe('false')
    expect(said()).toBe(without)
    fireEvent.click(stone(name))
    expect(said()).toBe(copy.stands)
  }
})

it('lets a stone be pressed in the drawing as well', () => {
  const { container } = render(<Model styles={{}} />)
  const keystone = container.querySelector('g[data-weave="3"]')!
  fireEvent.click(keystone)
  expect(stone(stones[3].name).getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(keystone)
  expect(said()).toBe(copy.stands)
})

it('falls without its keystone alone, and stands when it is put back', () => {
  const { container } = render(<Model styles={{}} />)
  const isDown = () => container.querySelector('[data-down]') !== null
  fireEvent.click(stone(stones[2].name))
  expect(isDown()).toBe(false)
  fireEvent.click(stone(stones[2].name))
  fireEvent.click(stone(stones[3].name))
  expect([isDown(), said()]).toEqual([true, stones[3].without])
  fireEvent.click(stone(stones[3].name))
  expect([isDown(), said()]).toEqual([false, copy.stands])
})

it('falls at the third stone that is taken out, and can be built again', () => {
  render(<Model styles={{}} />)
  for (const { name } of stones.slice(0, 3)) fireEvent.click(stone(name))
  expect(said()).toBe(`Three ${copy.fallen}`)
  fireEvent.click(stone(stones[3].name))
  expect(said()).toBe(`Four ${copy.fallen}`)
  for (const { name } of stones.slice(4)) fireEvent.click(stone(name))
  expect(said()).toBe(copy.bare)
  fireEvent.click(stone(copy.rebuild))
  expect(said()).toBe(copy.stands)
  // The button is gone, and the focus with it would be.
  expect(document.activeElement).toBe(stone(stones[0].name))
})

it('has on each stone the number that is on its button, and its name there alone', () => {
  const { container } = render(<Model styles={{}} />)
  const drawn = [...container.querySelectorAll('svg g[data-weave]')]
  for (const [index, { name }] of stones.entries()) {
    expect(stone(name).textContent).toBe(`${index + 1}${name}`)
    expect(drawn[index]!.textContent).toBe(`${index + 1}`)
    expect(container.querySelector(`#weave-${index}`)).not.toBeNull()
  }
})
