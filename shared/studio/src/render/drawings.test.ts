import { describe, expect, it } from 'vitest'
import { createFrame } from '../toolkit/frame.ts'
import { loadDrawings } from './drawings.ts'

const { pictures, films } = await loadDrawings()

/** Small enough to be quick; everything in a drawing is in units of its frame. */
const width = 80
const patience = 60_000

const spread = (bytes: Uint8Array): number => {
  const mean = bytes.reduce((sum, value) => sum + value, 0) / bytes.length
  return Math.sqrt(bytes.reduce((sum, value) => sum + (value - mean) ** 2, 0) / bytes.length)
}

/** Mean difference of two frames, of 255. */
const step = (a: Uint8Array = new Uint8Array(), b: Uint8Array = new Uint8Array()): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

describe.each(Object.entries(pictures))('the picture %s', (_, drawing) => {
  it('draws itself whole, and the same again', { timeout: patience }, async () => {
    const frame = createFrame(width, drawing.shape)
    const first = (await drawing.draw(frame)).toBytes(drawing.finish)
    expect(first).toHaveLength(frame.width * frame.height * 3)
    expect(spread(first)).toBeGreaterThan(8)
    const again = (await drawing.draw(frame)).toBytes(drawing.finish)
    expect(again.equals(first)).toBe(true)
  })
})

describe.each(Object.entries(films))('the film %s', (_, drawing) => {
  const framings = drawing.portrait ? [9 / 16, 16 / 9] : [9 / 16]

  it.each(framings)('moves, and its last frame runs into its first (height over width %s)', { timeout: patience }, async shape => {
    const draw = await drawing.prepare(createFrame(width, shape))
    const frame = 1 / (drawing.seconds * 24)
    const [before, last, first, next, later] = [1 - 2 * frame, 1 - frame, 0, frame, 0.3].map(t => draw(t).toBytes({ grain: 0 }))
    expect(later?.equals(first as Buffer)).toBe(false)
    expect(step(last, first)).toBeLessThanOrEqual(1.5 * Math.max(step(before, last), step(first, next)) + 0.5)
  })

  it('lasts 6 to 10 seconds', () => {
    expect(drawing.seconds).toBeGreaterThanOrEqual(6)
    expect(drawing.seconds).toBeLessThanOrEqual(10)
  })
})
