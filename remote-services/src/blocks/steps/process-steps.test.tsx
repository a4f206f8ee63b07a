import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProcessSteps } from './process-steps.tsx'

const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: `0${index + 1}`, title: `Step ${index + 1}`, description: 'What is done' }))

const wefts = (container: HTMLElement) => container.querySelectorAll('svg[viewBox^="0 0 1440"]:not(.shade)')

afterEach(cleanup)

describe('ProcessSteps', () => {
  it('lists the steps in order, their two-digit numbers as text', () => {
    render(<ProcessSteps steps={steps(6)} />)
    const items = screen.getAllByRole('listitem')
    expect(items.map(item => item.querySelector('span')?.textContent)).toEqual(['01', '02', '03', '04', '05', '06'])
    expect(screen.getAllByRole('heading', { level: 3 }).map(title => title.textContent)).toContain('Step 6')
  })

  it('threads six steps in two rows of three loops', () => {
    const { container } = render(<ProcessSteps steps={steps(6)} />)
    const threads = [...wefts(container)].map(weft => weft.querySelector('path')?.getAttribute('d'))
    expect(threads).toHaveLength(2)
    expect(threads[0]?.match(/C/g)).toHaveLength(6) // two curves a loop
  })

  it('threads six steps in three rows of two, where the screen is narrow; five keep one thread down their side', () => {
    const pairs = (count: number) => [
      ...render(<ProcessSteps steps={steps(count)} />).container.querySelectorAll('svg[viewBox^="0 0 720"]'),
    ]
    expect(pairs(5)).toHaveLength(0)
    expect(pairs(6).map(weft => weft.querySelector('path')?.getAttribute('d')?.match(/C/g)?.length)).toEqual([4, 4, 4])
  })

  it('threads five steps in one row of five', () => {
    const { container } = render(<ProcessSteps steps={steps(5)} />)
    expect(wefts(container)).toHaveLength(1)
    expect(wefts(container)[0]?.querySelector('path')?.getAttribute('d')?.match(/C/g)).toHaveLength(10)
  })

  it('threads six in one row where they are to stand in line, and still in twos where the screen is narrow', () => {
    const { container } = render(<ProcessSteps steps={steps(6)} inLine />)
    expect([...wefts(container)].map(weft => weft.querySelector('path')?.getAttribute('d')?.match(/C/g)?.length)).toEqual([12])
    expect(container.querySelectorAll('svg[viewBox^="0 0 720"]')).toHaveLength(3)
  })

  it('leaves the thread above its row to a list that brings its own', () => {
    const { container } = render(<ProcessSteps steps={steps(5)} threaded="stair" />)
    expect(wefts(container)).toHaveLength(0)
    expect(container.querySelectorAll('ol.stair li > svg')).toHaveLength(5)
  })

  it('reveals a list with a thread of its own as one, so that no step comes before the one that it follows', () => {
    const { container } = render(<ProcessSteps steps={steps(5)} threaded="stair" />)
    expect([...container.querySelectorAll('[data-reveal]')]).toEqual([container.querySelector('ol')])
    cleanup()
    expect(render(<ProcessSteps steps={steps(5)} />).container.querySelectorAll('li [data-reveal]')).toHaveLength(5)
  })

  it('keeps the threads from screen readers', () => {
    const { container } = render(<ProcessSteps steps={steps(6)} />)
    expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
  })
})
