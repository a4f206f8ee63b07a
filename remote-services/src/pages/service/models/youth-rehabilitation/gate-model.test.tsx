import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { copy, days } from './copy.ts'
import { Model } from './gate-model.tsx'

afterEach(cleanup)

const said = (): string => screen.getByRole('status').textContent

it('opens on one day after the other, until the week is an ordinary one', () => {
  render(<Model styles={{}} />)
  expect(said()).toBe(copy.closed)
  for (const { day, opens } of days) {
    const bar = screen.getByRole('button', { name: day })
    fireEvent.click(bar)
    expect(bar.getAttribute('aria-pressed')).toBe('true')
    expect(said()).toContain(day === 'Sunday' ? copy.open : `${day}: ${opens}`)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Monday' }))
  expect(said()).toBe(`Monday: ${copy.shut} 6 of 7 ${copy.lifted}`)
})
