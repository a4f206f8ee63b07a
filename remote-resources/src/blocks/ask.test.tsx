import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Ask } from './ask.tsx'

const ask = { title: 'What is missing?', lead: 'Write to us.', action: { label: 'Write', href: '/consultation' } }

afterEach(cleanup)

it('stands on another ground than the section whose cloth hangs over it', () => {
  const { container } = render(<Ask {...ask} under="linen" />)
  const [section, hem] = container.querySelectorAll<HTMLElement>('[data-ground]')
  expect(hem?.dataset.ground).toBe('linen')
  expect(section?.dataset.ground).toBe('rose')
})

it('has no cloth over it by itself', () => {
  const { container } = render(<Ask {...ask} />)
  expect(container.querySelectorAll('[data-ground]').length).toBe(1)
})
