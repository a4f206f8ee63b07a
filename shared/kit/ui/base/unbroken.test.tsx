import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Unbroken } from './unbroken.tsx'

afterEach(cleanup)

it.each([
  ['Data-driven human-rights research', ['Data-driven', 'human-rights']],
  ['Healing-before-learning workshops', ['Healing-before-learning']],
  ['Fees and packages', []],
])('%s: keeps joined words on one line', (title, kept) => {
  const { container } = render(<Unbroken text={title} />)
  expect(container.textContent).toBe(title)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(kept)
})
