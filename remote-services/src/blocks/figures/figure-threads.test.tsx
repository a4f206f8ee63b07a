import { figures as community } from '@site/identity/figures/community-empowerment'
import { figures as policy } from '@site/identity/figures/consultancy-policy'
import { figures as research } from '@site/identity/figures/data-driven-research'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FigureThreads } from './figure-threads.tsx'
import { warpPaths } from './warp-paths.ts'

afterEach(cleanup)

const threadsIn = (path: string | null | undefined): number => (path ? path.split('M').length - 1 : 0)

describe('FigureThreads', () => {
  it('draws a share as so many of a hundred threads, and those that are missing as loose ones', () => {
    const { container } = render(<FigureThreads figure={policy.adoption} seed={1} name="Policy adoption: 92%" />)
    const [held, , loose] = [...container.querySelectorAll('path')].map(path => threadsIn(path.getAttribute('d')))
    expect([held, loose]).toEqual([92, 8])
    expect(screen.getByRole('img', { name: 'Policy adoption: 92%' })).toBeDefined()
  })

  it('draws a reduction as what was there before and what is there after, with no loose thread', () => {
    const { container } = render(<FigureThreads figure={policy.discrimination} seed={1} />)
    expect([...container.querySelectorAll<SVGElement>('[data-held]')].map(({ dataset: { held, all } }) => [held, all])).toEqual([
      ['100', '100'],
      ['15', '15'],
    ])
    expect(screen.getByText('100 before')).toBeDefined()
    expect(screen.getByText('15 after')).toBeDefined()
  })

  it('draws a count of thousands by the hundred, and says so', () => {
    const { container } = render(<FigureThreads figure={community.leaders} seed={1} />)
    expect(threadsIn(container.querySelector('path')?.getAttribute('d'))).toBe(24)
    expect(screen.getByText('One thread for every 100')).toBeDefined()
  })

  it('draws nought as whole wefts without a thread to count: an empty place would look like a drawing that did not load', () => {
    const { container } = render(<FigureThreads figure={research.breaches} seed={1} />)
    expect(container.querySelector('svg')?.dataset.all).toBe('0')
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 30H100M0 50H100M0 70H100')
  })
})

describe('warpPaths', () => {
  const row = { held: 127, all: 150, bundle: 10, isOpen: false }
  const across = (path: string): number[] => path.split('M').slice(1).map(Number.parseFloat)

  it('fills its lines together, so that what is woven is as wide as its share', () => {
    const { held, loose } = warpPaths(row, 150, 1)
    expect([threadsIn(held), threadsIn(loose)]).toEqual([127, 23])
    expect(Math.max(...across(held)) / 1000).toBeCloseTo(0.85, 1)
    expect(Math.min(...across(loose))).toBeGreaterThan(Math.max(...across(held)) - 15)
  })

  it('leaves nothing loose where all are held, and weaves on where there may be more', () => {
    const endOf = (isOpen: boolean) => Number(warpPaths({ held: 42, all: 42, bundle: 10, isOpen }, 42, 1).weft.split('H').at(-1))
    expect(warpPaths({ held: 42, all: 42, bundle: 10, isOpen: true }, 42, 1).loose).toBe('')
    const last = Math.max(...across(warpPaths({ held: 42, all: 42, bundle: 10, isOpen: true }, 42, 1).held))
    expect(endOf(true)).toBeGreaterThan(last + 40)
    for (const isOpen of [true, false]) expect(endOf(isOpen)).toBeLessThanOrEqual(1000) // or it lies in the margin, and on a phone beyond the screen
  })

  it('draws the same threads wherever it is drawn', () => {
    expect(warpPaths(row, 150, 4)).toEqual(warpPaths(row, 150, 4))
    expect(warpPaths(row, 150, 4)).not.toEqual(warpPaths(row, 150, 5))
  })
})
