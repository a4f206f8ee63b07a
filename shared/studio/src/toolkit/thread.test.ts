import { describe, expect, it } from 'vitest'
import { Canvas } from './canvas.ts'
import type { Point } from './curve.ts'
import { strand } from './strand.ts'

const black = [0, 0, 0] as const
const white = [1, 1, 1] as const
const canvas = () => new Canvas(40, 40, black)
const red = ({ pixels }: Canvas, x: number, y: number): number => pixels[(y * 40 + x) * 3]
const across = (t: number): Point => [t * 40, 20.5]

describe('a thread', () => {
  it('covers what lies under it, and nothing beside it', () => {
    const picture = canvas()
    strand(picture, across, { width: 6, colour: white })
    expect(red(picture, 20, 20)).toBeCloseTo(1)
    expect(red(picture, 20, 30)).toBe(0)
  })

  it('covers a place once, however often it comes back to it', () => {
    const once = canvas()
    const oftener = canvas()
    const there = { width: 6, colour: white, opacity: 0.5 }
    strand(once, across, there)
    strand(oftener, t => across(Math.abs(((t * 3) % 2) - 1)), there)
    expect(red(oftener, 20, 20)).toBeCloseTo(red(once, 20, 20), 2)
  })

  it('fades where it is thinner than a pixel', () => {
    const picture = canvas()
    strand(picture, t => [t * 40, 20], { width: 0.25, colour: white })
    expect(red(picture, 20, 20)).toBeCloseTo(0.25 * 0.625)
  })

  it('adds its light, or takes light away, where it is asked to', () => {
    const picture = new Canvas(40, 40, [0.5, 0.5, 0.5])
    strand(picture, across, { width: 6, colour: [0.2, 0.2, 0.2], mode: 'add' })
    expect(red(picture, 20, 20)).toBeCloseTo(0.7)
    strand(picture, across, { width: 6, colour: [0.5, 0.5, 0.5], mode: 'multiply' })
    expect(red(picture, 20, 20)).toBeCloseTo(0.35)
  })

  it('is dropped where its curve gives no numbers', () => {
    const picture = canvas()
    strand(picture, () => [Number.NaN, Number.NaN], { width: 6 })
    expect(picture.pixels.every(value => value === 0)).toBe(true)
  })
})
