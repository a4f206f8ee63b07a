import { expect, test } from 'vitest'
import type { Point3 } from '../toolkit/curve.ts'
import { createFrame } from '../toolkit/frame.ts'
import { createHand, type HandAge, handPart } from './hand.ts'
import { grips, needleDirection, penDirection } from './hand-poses.ts'
import { createRod } from './hand-things.ts'
import { placeHand, traceHands } from './wind-hands.ts'

const ages: HandAge[] = ['child', 'adult', 'elder']

test.each(ages)('the fingertips and pads of a hand (%s) lie on its surface, straight or curled', age => {
  for (const fingers of [0, 0.3, 0.8]) {
    const hand = createHand({ age, fingers })
    for (const point of [...hand.tips, ...hand.pads]) expect(Math.abs(hand.distance(...point))).toBeLessThan(0.03)
  }
})

test('fingers bend towards the palm, and the thumb is on the side of the index', () => {
  const straight = createHand({ fingers: 0 })
  const curled = createHand({ fingers: 0.6 })
  for (const finger of [1, 2, 3, 4]) expect(curled.tips[finger]?.[2]).toBeGreaterThan((straight.tips[finger]?.[2] ?? 0) + 0.3)
  const [thumb, index, , , little] = straight.tips
  expect(thumb?.[0]).toBeGreaterThan(index?.[0] ?? 9)
  expect(index?.[0]).toBeGreaterThan(little?.[0] ?? 9)
})

test('the winding runs on without a jump from the palm into a straight finger', () => {
  const hand = createHand({ fingers: 0 })
  const [x, , z] = hand.skeleton.knuckles[1] ?? [0, 0, 0]
  let before = hand.winding(x, 0.5, z + 0.12)
  for (let y = 0.52; y < 1.6; y += 0.02) {
    const next = hand.winding(x, y, z + 0.12)
    expect(Math.abs(next - before)).toBeLessThan(0.06)
    before = next
  }
})

test('a left hand is the mirror image of a right one', () => {
  const hand = createHand({ fingers: 0.3 })
  const place = { fingers: [0, 1, 0], palm: [0, 0, 1], at: [0, 0, 0] } as const
  const right = placeHand(hand, place)
  const left = placeHand(hand, { ...place, left: true })
  for (const [x, y, z] of hand.pads) expect(left.distance(-x, y, z)).toBeCloseTo(right.distance(x, y, z), 9)
})

test('a traced hand shows skin, and cloth where it wears a sleeve', () => {
  const placed = placeHand(createHand({ sleeve: { from: 0.3 } }), { fingers: [0, 1, 0], palm: [0, 0, 1], at: [0, -0.7, 0] })
  const { hit, part } = traceHands([placed], createFrame(40, 1), { span: 3 })
  const seen = new Set(part.filter((_, i) => hit[i]))
  expect([...seen]).toEqual(expect.arrayContaining([handPart.skin, handPart.cloth]))
})

const rods: [string, keyof typeof grips, Point3, number, number][] = [
  ['pen', 'signing', penDirection, 1.9, 0.048],
  ['needle', 'stitching', needleDirection, 0.95, 0.02],
]
test.each(rods)('thumb and index hold the %s', (_, grip, direction, length, radius) => {
  const { pose, place } = grips[grip]
  const hand = placeHand(createHand({ ...pose, age: grip === 'stitching' ? 'elder' : 'adult' }), place)
  const [x, y, z] = direction
  const rod = createRod([0, 0, 0], [x * length, y * length, z * length], radius, radius)
  for (const finger of [0, 1]) expect(Math.abs(rod.distance(...hand.point(hand.hand.pads[finger] ?? [9, 9, 9])))).toBeLessThan(0.06)
})
