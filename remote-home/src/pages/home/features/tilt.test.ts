import { describe, expect, it } from 'vitest'
import { maxTilt, tilt } from './tilt.ts'

const angleOf = (transform: string): number => Number(/([\d.]+)deg/.exec(transform)?.[1] ?? 0)

describe('tilt', () => {
  it('leans by its most at the edges and at the corners alike, and by half half-way', () => {
    expect([tilt(1, 0), tilt(0, -1), tilt(1, 1), tilt(-1, 1), tilt(0.5, 0)].map(angleOf)).toEqual([4, 4, 4, 4, 2])
    expect(maxTilt).toBe(4)
  })

  it('does not lean in the middle, where it only draws back', () => {
    expect(tilt(0, 0)).toBe('perspective(800px) scale(0.98)')
  })

  it('presses down the side that the mouse is on', () => {
    expect(tilt(1, 0)).toContain('rotate3d(0.000, 1.000, 0, 4.00deg)')
    expect(tilt(0, 1)).toContain('rotate3d(-1.000, 0.000, 0, 4.00deg)')
  })
})
