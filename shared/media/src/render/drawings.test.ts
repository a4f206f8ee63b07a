// @vitest-environment node
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

  it.each(framings)('moves, and returns to where it began (height over width %s)', { timeout: patience }, async shape => {
    const draw = await drawing.prepare(createFrame(width, shape))
    const [start, middle, end] = [0, 0.5, 1].map(t => draw(t).toBytes({ grain: 0 }))
    expect(middle?.equals(start as Buffer)).toBe(false)
    const steps = (start as Buffer).map((value, i) => Math.abs(value - (end?.[i] ?? 0)))
    expect(Math.max(...steps)).toBeLessThanOrEqual(2)
  })

  it('lasts 6 to 10 seconds', () => {
    expect(drawing.seconds).toBeGreaterThanOrEqual(6)
    expect(drawing.seconds).toBeLessThanOrEqual(10)
  })
})
