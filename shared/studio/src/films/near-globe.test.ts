import { expect, test } from 'vitest'
import { createFrame } from '../toolkit/frame.ts'
import { globeAt, turnGlobe } from './near-globe.ts'

const frame = createFrame(1280, 9 / 16)

test('Africa and Arabia are seen, the Pacific is behind', () => {
  const globe = turnGlobe(frame, 0)
  for (const [longitude, latitude] of [
    [36.8, -1.3],
    [31.2, 30],
    [44.2, 15.4],
  ] as const) {
    const point = globe.place(longitude, latitude)
    const [x, y] = globe.toPicture(point)
    expect(point[2]).toBeGreaterThan(0)
    expect(x > 0 && x < frame.width && y > 0 && y < frame.height).toBe(true)
  }
  expect(globe.place(-140, 0)[2]).toBeLessThan(0)
})

test('east lies to the right, north up, and a turn to the east moves the land to the right', () => {
  const globe = turnGlobe(frame, 0)
  const [x, y] = globe.toPicture(globe.place(40, 10))
  expect(globe.toPicture(globe.place(50, 10))[0]).toBeGreaterThan(x)
  expect(globe.toPicture(globe.place(40, 20))[1]).toBeLessThan(y)
  const turned = turnGlobe(frame, 4)
  expect(turned.toPicture(turned.place(40, 10))[0]).toBeGreaterThan(x)
  expect(globeAt.x * frame.width).toBeLessThan(frame.width)
})
