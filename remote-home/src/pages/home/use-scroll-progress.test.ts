import { describe, expect, it } from 'vitest'
import { holding, leaving } from './use-scroll-progress.ts'

describe('leaving', () => {
  it('runs from the head at the screen’s upper edge to the foot there', () => {
    const at = (top: number) => leaving({ top, height: 800 }, 800)
    expect([300, 0, -200, -800, -2000].map(at)).toEqual([0, 0, 0.25, 1, 1])
  })
})

describe('holding', () => {
  it('runs while the element covers the whole screen', () => {
    const at = (top: number) => holding({ top, height: 2600 }, 1000)
    expect([500, 0, -400, -1600, -2600].map(at)).toEqual([0, 0, 0.25, 1, 1])
  })

  it('is over at once where the element is no longer than the screen', () => {
    expect(holding({ top: -100, height: 800 }, 800)).toBe(1)
  })
})
