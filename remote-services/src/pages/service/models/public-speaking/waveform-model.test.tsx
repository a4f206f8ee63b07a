import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { parts } from './copy.ts'
import { Model } from './waveform-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

it('stands at its quietest minutes, and says at each minute in which part of the talk one is', () => {
  render(<Model styles={{}} />)
  expect(said()).toMatch(/^One life\./)
  for (const { from, name, happens } of parts) {
    fireEvent.change(screen.getByRole('slider'), { target: { value: from } })
    expect(said()).toBe(`${name}. ${happens}`)
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(`Minute ${from}: ${name}`)
  }
  fireEvent.change(screen.getByRole('slider'), { target: { value: 99 } })
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(`Minute 45: ${parts[4].name}`)
})
