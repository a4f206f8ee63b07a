import { expect, it } from 'vitest'
import { wheels } from './metals-form.ts'

/** Teeth reach this far beyond the radius of a wheel, and stand this deep. */
const [tip, depth] = [0.04, 0.19]

it('draws wheels of which the first drives the others, tooth in gap, while these stay clear of each other', () => {
  const [driver, one, other] = wheels as [Wheel, Wheel, Wheel]
  for (const driven of [one, other]) {
    const over = driver.radius + driven.radius + 2 * tip - apart(driver, driven)
    expect(over).toBeGreaterThan(depth / 2)
    expect(over).toBeLessThan(depth)
    expect((toothAt(driver, driven) + toothAt(driven, driver)) % 1).toBeCloseTo(0.5)
  }
  expect(apart(one, other)).toBeGreaterThan(one.radius + other.radius + 2 * tip + 0.2)
})

type Wheel = (typeof wheels)[number]

const apart = (a: Wheel, b: Wheel): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Where the teeth of a wheel are on its side towards another: at 0.5 a tooth, at 0 a gap. */
function toothAt({ x, y, teeth, turn }: Wheel, towards: Wheel): number {
  const at = (Math.atan2(towards.y - y, towards.x - x) / (2 * Math.PI)) * teeth + turn
  return at - Math.floor(at)
}
