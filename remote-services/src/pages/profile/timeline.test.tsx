import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Timeline } from './timeline.tsx'

const milestones = ['2015', '2016', '2018'].map(year => ({
  year,
  description: `What ${year} made possible.`,
  since: { title: `Since ${year}`, href: `/${year}` },
}))

afterEach(cleanup)

describe('Timeline', () => {
  it('lists its years in order, each a heading that machines read as a date', () => {
    render(<Timeline milestones={milestones} />)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items.map(item => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(['2015', '2016', '2018'])
    expect(items.map(item => item.querySelector('time')?.dateTime)).toEqual(['2015', '2016', '2018'])
    expect(within(items[2]!).getByText('What 2018 made possible.')).toBeDefined()
  })

  it('leads from each to what became of it', () => {
    render(<Timeline milestones={milestones} />)
    expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual(
      ['2015', '2016', '2018'].map(year => [`Since ${year}`, `/${year}`]),
    )
  })

  it('has each year arrive together with its words', () => {
    const { container } = render(<Timeline milestones={milestones} />)
    expect([...container.querySelectorAll('[data-reveal]')].map(part => part.textContent)).toEqual(
      milestones.map(({ year, description, since }) => year + description + since.title),
    )
  })

  it('runs a cord past them that each adds a thread to, which screen readers pass over', () => {
    const { container } = render(<Timeline milestones={milestones} />)
    const cords = [...container.querySelectorAll('svg[data-thread][aria-hidden="true"]')]
    expect(cords.map(cord => cord.querySelectorAll('path').length)).toEqual([1, 2, 3])
  })
})
