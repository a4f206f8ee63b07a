import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProcessRail } from './process-rail.tsx'

const steps = ['Listen', 'Plan', 'Act'].map((title, index) => ({ number: `0${index + 1}`, title, description: `${title} with care.` }))

afterEach(cleanup)

describe('ProcessRail', () => {
  it('lists the steps in order, their two-digit numbers as text', () => {
    render(<ProcessRail steps={steps} />)
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      '01ListenListen with care.',
      '02PlanPlan with care.',
      '03ActAct with care.',
    ])
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })

  it('runs a thread down through them that screen readers do not see', () => {
    const { container } = render(<ProcessRail steps={steps} />)
    expect(container.querySelectorAll('svg[data-thread][aria-hidden="true"]')).toHaveLength(3)
  })
})
