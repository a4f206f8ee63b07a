import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProcessSides } from './process-sides.tsx'

it('lists the steps in order beside two threads, which are knotted once, above the last', () => {
  const steps = ['Listen', 'Plan', 'Act'].map((title, index) => ({ number: `0${index + 1}`, title, description: `${title} with care.` }))
  const { container } = render(<ProcessSides steps={steps} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(['01ListenListen with care.', '02PlanPlan with care.', '03ActAct with care.'])
  const knots = container.querySelectorAll('.knot')
  expect(knots).toHaveLength(1)
  expect(items.at(-1)?.contains(knots[0] ?? null)).toBe(true)
})
