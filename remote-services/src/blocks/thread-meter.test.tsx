import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { meterPaths } from './meter-paths.ts'
import { ThreadMeter } from './thread-meter.tsx'

afterEach(cleanup)

describe('ThreadMeter', () => {
  it('says its name and value', () => {
    render(<ThreadMeter label="Policy adoption" value={92} />)
    expect(screen.getByRole('img', { name: 'Policy adoption: 92%' })).toBeDefined()
  })

  it('writes the figure as it is given where it is not a plain share', () => {
    render(<ThreadMeter label="Countries" value={70} text="42+" note="since 2015" />)
    expect(screen.getByRole('img', { name: 'Countries: 42+' })).toBeDefined()
    expect(screen.getByText('since 2015')).toBeDefined()
  })
})

describe('meterPaths', () => {
  const ends = (paths: readonly string[]) => paths.map(path => Number(path.split(' ').at(-2)))

  it('draws nine threads, taut to the value and slack after it', () => {
    const { taut, slack } = meterPaths(92, 1)
    expect(ends(taut)).toEqual(Array(9).fill(920))
    expect(slack).toHaveLength(9)
    expect(ends(slack).every(end => end > 920 && end <= 1000)).toBe(true)
  })

  it('leaves nothing slack at a hundred', () => {
    expect(meterPaths(100, 1).slack).toEqual([])
  })

  it('draws the same threads wherever it is drawn', () => {
    expect(meterPaths(63, 4)).toEqual(meterPaths(63, 4))
    expect(meterPaths(63, 4)).not.toEqual(meterPaths(63, 5))
  })
})
