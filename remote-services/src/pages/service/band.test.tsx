import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Band } from './band.tsx'

afterEach(cleanup)

it('stands on a ground of its own and is no landmark', () => {
  render(<Band ground="rose">What they said</Band>)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByText('What they said').closest('[data-ground]')?.getAttribute('data-ground')).toBe('rose')
})
