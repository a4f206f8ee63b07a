import { describe, expect, it } from 'vitest'
import { createCloth, createFolds } from './cloth.ts'
import { createFrame } from './frame.ts'
import { createSheet } from './sheet.ts'

const frame = createFrame(80, 0.5)
const middle = 20 * 80 + 40

describe('createSheet', () => {
  it('finds where on the surface each pixel lies, and that a flat one faces the eye', () => {
    const sheet = createSheet(frame, (u, v) => [u - 0.5, 0.25 - v * 0.5, 0], { pieces: [8, 4] })
    expect(sheet.x[middle]).toBeCloseTo(0.5, 1)
    expect(sheet.y[middle]).toBeCloseTo(0.5, 1)
    expect(sheet.nz[middle]).toBeCloseTo(1, 5)
    expect(sheet.hit[0]).toBe(0)
  })

  it('shows the nearest part of a surface that folds over itself', () => {
    const folded = createSheet(frame, (u, v) => [(u < 0.5 ? u : 1 - u) - 0.25, 0.25 - v * 0.5, u < 0.5 ? 0 : 0.2], { pieces: [20, 4] })
    expect(folded.z[middle]).toBeCloseTo(0.2, 2)
    expect(folded.x[middle]).toBeGreaterThan(0.5)
  })
})

describe('createCloth', () => {
  it('is darkest in its folds', () => {
    const cloth = createCloth(frame, x => 0.3 * Math.abs(x), { shadow: 0 })
    expect(cloth.openness[middle]).toBeLessThan(cloth.openness[middle + 20])
  })
})

describe('createFolds', () => {
  it('returns to itself', () => {
    const folds = createFolds(3)
    expect(folds(0.3, -0.2, 1)).toBeCloseTo(folds(0.3, -0.2, 0), 9)
    expect(folds(0.3, -0.2, 0.5)).not.toBeCloseTo(folds(0.3, -0.2, 0), 3)
  })
})
