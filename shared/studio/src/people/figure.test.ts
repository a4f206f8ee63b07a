import { describe, expect, it } from 'vitest'
import { createFigure, type FigureParameters, figurePart, placeFigure, reach } from './figure.ts'
import { createBones, heightOf } from './figure-bones.ts'

const stances = ['stand', 'walk', 'sit', 'floor', 'kneel'] as const

describe('a figure', () => {
  it('has its hands, and the crown of its head, on the surface in every stance', () => {
    for (const stance of stances) {
      const { bones, distance } = createFigure({ stance, left: 'forward', right: 'raised' })
      for (const hand of bones.hands) expect(Math.abs(distance(...hand)), stance).toBeLessThan(0.03)
      expect(distance(...bones.head), stance).toBeLessThan(0)
    }
  })

  it('leaves its right hand out for one with fingers', () => {
    const { bones, distance } = createFigure({ right: 'raised', rightHand: 'none' })
    expect(distance(...bones.hands[1])).toBeGreaterThan(0.03)
    expect(Math.abs(distance(...bones.hands[0]))).toBeLessThan(0.03)
  })

  it('shows its thighs beyond the hem of a tunic, of which nothing else comes through', () => {
    const { bones, distance, locate } = createFigure({ stance: 'sit', legs: 'trousers', tunic: true, hem: 0.25 })
    const [hip, knee] = bones.legs[0]
    const partOver = (t: number): number => {
      const [x, z] = [hip[0] + t * (knee[0] - hip[0]), hip[2] + t * (knee[2] - hip[2])]
      let y = 0.5
      for (let n = 0; n < 80; n++) y -= 0.8 * distance(x, y, z)
      const place = { child: 0, part: 0, x: 0, y: 0, z: 0 }
      locate(x, y, z, place)
      return place.part
    }
    expect([0.3, 0.4].map(partOver)).toEqual([figurePart.top, figurePart.top])
    expect([0.6, 0.8].map(partOver)).toEqual([figurePart.legs, figurePart.legs])
  })

  it('stands on the ground', () => {
    for (const age of [6, 30, 80]) {
      const { distance } = createFigure({ age })
      expect(distance(0, -0.05, 0)).toBeGreaterThan(0)
    }
  })

  it('grows up', () => {
    expect(heightOf({ age: 7, build: 0 })).toBeLessThan(heightOf({ age: 12, build: 0 }))
    expect(heightOf({ age: 12, build: 0 })).toBeLessThan(heightOf({ age: 30, build: 0 }))
  })

  it('walks in a loop', () => {
    const at = (phase: number) => createBones({ ...createFigure({ stance: 'walk', left: 'swing', right: 'swing' }).parameters, phase })
    expect(
      at(1)
        .legs.flat(2)
        .map(n => n.toFixed(6)),
    ).toEqual(
      at(0)
        .legs.flat(2)
        .map(n => n.toFixed(6)),
    )
  })

  it('keeps the lengths of its bones', () => {
    const lengths = (parameters: Partial<FigureParameters>) => {
      const [[shoulder, elbow, wrist]] = createFigure(parameters).bones.arms
      return [Math.hypot(...shoulder.map((n, i) => n - elbow[i])), Math.hypot(...elbow.map((n, i) => n - wrist[i]))].map(n => n.toFixed(5))
    }
    expect(lengths({ left: 'raised' })).toEqual(lengths({ left: 'lap' }))
  })

  it('reaches for a point of the picture', () => {
    const place = { x: 50, foot: 90, tall: 20, yaw: 70, detail: 1 }
    const target = [56, 78] as const
    const left = reach(placeFigure({}, place), 'left', target, 0)
    const [[x, y]] = placeFigure({ left }, place).hands
    expect(Math.hypot(x - target[0], y - target[1])).toBeLessThan(1.5)
  })
})
