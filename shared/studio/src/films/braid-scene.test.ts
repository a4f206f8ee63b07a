import { expect, test } from 'vitest'
import { Canvas } from '../toolkit/canvas.ts'
import { type BraidOptions, braidEntries, followThread, layBraid } from './braid-scene.ts'

const braid = { rows: 30, threads: 6 }
const all = Array.from({ length: braid.threads * 2 }, (_, thread) => followThread(braid, thread))

test('a thread goes over and under by turns, also where it turns back at an edge', () => {
  for (const crossings of all) {
    const inner = crossings.filter(({ met, w }) => met && Math.abs(w) < braid.threads / 2)
    inner.slice(1).forEach(({ over }, i) => {
      expect(over).not.toBe(inner[i].over)
    })
  }
})

test('where two threads cross, one lies over the other', () => {
  const at = new Map<string, boolean[]>()
  for (const { s, w, over, met } of all.flat()) {
    if (met && Math.abs(w) < braid.threads / 2 && s < braid.rows - 1) at.set(`${s} ${w}`, [...(at.get(`${s} ${w}`) ?? []), over])
  }
  for (const pair of at.values()) expect([...pair].sort()).toEqual([false, true])
})

test('threads come in at the edges of the band, and it is drawn between them', () => {
  const options: BraidOptions = { ...braid, spine: s => [50, 10 + s * 150], breadth: () => 15, colour: () => [1, 1, 1] }
  expect(braidEntries(options, 'left').every(({ at }) => Math.abs(at[0] - 35) < 0.01)).toBe(true)
  expect(braidEntries(options, 'right').every(({ at }) => Math.abs(at[0] - 65) < 0.01)).toBe(true)
  const canvas = new Canvas(100, 160, [0, 0, 0])
  layBraid(canvas, options)
  const light = (x: number, y: number): number => canvas.pixels[(y * canvas.width + x) * 3]
  expect(light(50, 100)).toBeGreaterThan(0.05)
  expect(light(20, 100)).toBe(0)
})
