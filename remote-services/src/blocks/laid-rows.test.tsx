import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LaidRows } from './laid-rows.tsx'

afterEach(cleanup)

it.each(['rows', 'columns', 'rooted', 'facing', 'cards', 'descending'] as const)('is the same list when it is laid out in %s', layout => {
  render(<LaidRows rows={[{ title: 'Keynote', description: 'An hour.' }]} layout={layout} />)
  expect(screen.getByRole('list').classList.contains(layout)).toBe(true)
  expect(screen.getByRole('listitem').textContent).toBe('KeynoteAn hour.')
})
