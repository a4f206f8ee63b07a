import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Outcomes } from './outcomes.tsx'

afterEach(cleanup)

describe('Outcomes', () => {
  it('says each outcome with its figure, as it is written where it is no share', () => {
    render(
      <Outcomes
        outcomes={[
          { label: 'Policy adoption', value: 92 },
          { label: 'Communities', value: 100, text: '500+', note: 'in one programme or more' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'Policy adoption: 92%' })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Communities: 500+' })).toBeDefined()
    expect(screen.getByText('in one programme or more')).toBeDefined()
  })

  it('draws each with other loose ends than its neighbour', () => {
    const { container } = render(<Outcomes outcomes={['A', 'B'].map(label => ({ label, value: 60 }))} />)
    const [first, second] = [...container.querySelectorAll('svg')].map(drawing => drawing.innerHTML)
    expect(first).not.toBe(second)
  })
})
