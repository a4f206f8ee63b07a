import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Model } from './breath-model.tsx'
import { breaths, copy, seconds } from './copy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const said = (): string => screen.getByRole('status').textContent
const pass = (count: number): void => {
  for (let second = 0; second < count; second++) act(() => void vi.advanceTimersByTime(1000))
}
const phase = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-phase]')?.dataset.phase

it('moves nothing until it is started, then goes in for four seconds and out for six', () => {
  const { container } = render(<Model styles={{}} />)
  pass(3)
  expect(phase(container)).toBe('rest')
  fireEvent.click(screen.getByRole('button', { name: copy.start }))
  expect(phase(container)).toBe('in')
  pass(seconds.in)
  expect(phase(container)).toBe('out')
  pass(seconds.out)
  expect(phase(container)).toBe('in')
})

it('can be stopped at any moment', () => {
  const { container } = render(<Model styles={{}} />)
  fireEvent.click(screen.getByRole('button', { name: copy.start }))
  pass(2)
  fireEvent.click(screen.getByRole('button', { name: copy.stop }))
  expect(phase(container)).toBe('rest')
  expect(said()).toBe(copy.stopped)
})

it('counts its breaths, in words and in stitches, and ends by itself after five', () => {
  const { container } = render(<Model styles={{}} />)
  const sewn = () => container.querySelectorAll('[data-sewn]').length
  expect(sewn()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: copy.start }))
  for (let breath = 1; breath <= breaths; breath++) {
    expect(said()).toBe(`Breath ${breath} of 5.`)
    expect(sewn()).toBe(breath)
    pass(seconds.in + seconds.out)
  }
  expect(phase(container)).toBe('rest')
  expect(said()).toBe(copy.done)
  expect(sewn()).toBe(breaths)
})
