import { describe, expect, it } from 'vitest'
import { createCoast, onGlobe, placeOnGlobe } from './coast.ts'

describe('coast', () => {
  it('knows land from sea', () => {
    const land = createCoast()
    expect([land(-1.5, 52.5), land(36.8, -1.3), land(134, -24)]).toEqual([1, 1, 1])
    expect([land(-30, 40), land(-140, 0), land(70, -20)]).toEqual([0, 0, 0])
  })

  it('keeps the land on both sides of the antimeridian, and all of Antarctica', () => {
    const land = createCoast()
    expect([land(100, 67), land(100, 72), land(178, 67), land(-173, 66.5)]).toEqual([1, 1, 1, 1])
    expect([land(-30, 67), land(-178, 60)]).toEqual([0, 0])
    expect([land(0, -85), land(-120, -80), land(120, -70)]).toEqual([1, 1, 1])
  })

  it('finds a place again on the globe', () => {
    const [longitude, latitude] = placeOnGlobe(onGlobe(36.8, -1.3))
    expect(longitude).toBeCloseTo(36.8)
    expect(latitude).toBeCloseTo(-1.3)
  })
})
