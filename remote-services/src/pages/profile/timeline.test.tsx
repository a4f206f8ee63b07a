import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Timeline } from './timeline.tsx'

const milestones = ['2015', '2016', '2018'].map(year => ({ year, description: `What ${year} made possible.` }))

afterEach(cleanup)

describe('Timeline', () => {
  it('lists its years in order, each a heading that machines read as a date', () => {
    render(<Timeline milestones={milestones} />)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items.map(item => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(['2015', '2016', '2018'])
    expect(items.map(item => item.querySelector('time')?.dateTime)).toEqual(['2015', '2016', '2018'])
    expect(within(items[2]!).getByText('What 2018 made possible.')).toBeDefined()
  })

  it('runs one thread past them, a loop for each, which screen readers pass over', () => {
    const { container } = render(<Timeline milestones={milestones} />)
    expect(container.querySelectorAll('svg[data-thread][aria-hidden="true"]')).toHaveLength(3)
  })
})
