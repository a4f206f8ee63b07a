import { describe, expect, it } from 'vitest'
import type { Curve } from '../toolkit/curve.ts'
import { createFrame, type Frame } from '../toolkit/frame.ts'
import { silkThread } from './hero-1.ts'
import { handsThread } from './hero-2.ts'
import { faceThread } from './hero-3.ts'
import { voicesThread } from './hero-4.ts'

type Ends = { enters: Curve; leaves: Curve }
const both = (path: Curve): Ends => ({ enters: path, leaves: path })

/** The films in the order of the home page. */
const films: readonly (readonly [string, (frame: Frame, t: number) => Ends])[] = [
  [
    'the hands',
    (frame, t) => {
      const { back, round } = handsThread(frame, t)
      return { enters: back, leaves: round }
    },
  ],
  ['the voices', (frame, t) => both(voicesThread(frame, t))],
  ['the face', (frame, t) => both(faceThread(frame, t))],
  ['the silk', (frame, t) => both(silkThread(frame, t))],
]

const frame = createFrame(1280, 9 / 16)
const moments = [0, 0.21, 0.4, 0.63, 0.9]

/** Heights at which a path crosses a place across the frame, shares of its height. */
function heightsAt(path: Curve, x: number, { height }: Frame): number[] {
  const steps = 4000
  const heights: number[] = []
  for (let n = 0; n < steps; n++) {
    const [before, y] = path(n / steps)
    const [after] = path((n + 1) / steps)
    if (before < x !== after < x) heights.push(y / height)
  }
  return heights
}

describe('the thread through the four films', () => {
  it.each(films.map(([name, ends], n) => [name, films[(n + 1) % films.length][0], ends, films[(n + 1) % films.length][1]] as const))(
    'leaves %s at the height at which it enters %s',
    (_name, _next, ends, nextEnds) => {
      for (const t of moments) {
        const left = heightsAt(ends(frame, t).leaves, frame.width, frame)
        const entered = heightsAt(nextEnds(frame, 0.5 - t / 3).enters, 0, frame)
        expect(left).toHaveLength(1)
        expect(entered).toHaveLength(1)
        expect(left[0]).toBeCloseTo(entered[0], 3)
      }
    },
  )

  it.each(films)('comes back in %s to where it was', (_name, ends) => {
    for (const end of ['enters', 'leaves'] as const) {
      const [first, last] = [ends(frame, 0)[end], ends(frame, 1)[end]]
      for (const s of [0, 0.25, 0.5, 0.75, 1]) expect(Math.hypot(first(s)[0] - last(s)[0], first(s)[1] - last(s)[1])).toBeLessThan(0.01)
    }
  })
})
