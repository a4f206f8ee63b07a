import { figures } from '@site/identity/figures/consultancy-policy'
import { figures as reform } from '@site/identity/figures/policy-reform'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Outcomes } from './outcomes.tsx'

afterEach(cleanup)

describe('Outcomes', () => {
  it('says each outcome with its figure, its note and what it rests on', () => {
    render(
      <Outcomes
        outcomes={[
          { figure: figures.adoption, note: 'of the drafts' },
          { figure: reform.countries, note: 'one thread each' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'Policy adoption: 92%' })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Countries with a reformed rule: 42+' })).toBeDefined()
    expect(screen.getByText('of the drafts')).toBeDefined()
    expect(screen.getByText('+').dataset.unit).toBe('+')
    expect(screen.getByText(figures.adoption.counted)).toBeDefined()
  })

  it('draws each with other loose ends than its neighbour', () => {
    const { container } = render(<Outcomes outcomes={['a', 'b'].map(note => ({ figure: figures.adoption, note }))} />)
    const [first, second] = [...container.querySelectorAll('svg')].map(drawing => drawing.innerHTML)
    expect(first).not.toBe(second)
  })
})
