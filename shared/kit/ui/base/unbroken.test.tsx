import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Unbroken } from './unbroken.tsx'

afterEach(cleanup)

it.each([
  ['Data-driven human-rights research', ['Data-driven', 'human-rights']],
  ['Healing-before-learning workshops', []],
  ['Fees and packages', []],
])('%s: keeps two joined words on one line, and no longer ones', (title, kept) => {
  const { container } = render(<Unbroken text={title} />)
  expect(container.textContent).toBe(title)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(kept)
})
