import { box, cone } from '../toolkit/distance.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

/** Heights in the rooms, in heights of a grown woman. */
export const seat = 0.27
export const tableTop = 0.44
export const shelfHeight = 0.29

const source = import.meta.url

/** Where the back wall stands. */
const wallAt = -1.12

/** A floor as far as the wall, and the wall. */
export const floor = createSolid({
  source,
  parameters: ['floor', wallAt],
  distance: (_x, y, z) => Math.max(Math.abs(y + 0.03) - 0.03, Math.abs(z - 0.9) - 0.9 + wallAt),
  bound: { x: 0, y: 0, z: 0, radius: 5 },
})
export const wall = createSolid({
  source,
  parameters: ['wall', wallAt],
  distance: (_x, _y, z) => Math.abs(z - wallAt + 0.03) - 0.03,
  bound: { x: 0, y: 0, z: 0, radius: 5 },
})

/** A chair in its own axes: one sits on it looking along +z. */
export const chair = createSolid({
  source,
  parameters: ['chair', seat],
  distance: (x, y, z) => {
    const board = box(x, y - seat + 0.012, z - 0.02, 0.1, 0.012, 0.1, 0.008)
    const leg = cone(Math.abs(x), y, Math.abs(z - 0.02), 0.085, seat, 0.085, 0.1, 0, 0.1, 0.011, 0.008)
    const post = cone(Math.abs(x), y, z, 0.088, seat, -0.072, 0.088, seat + 0.29, -0.115, 0.011, 0.009)
    const rail = box(x, y - seat - 0.235, z + 0.11, 0.09, 0.045, 0.009, 0.008)
    return Math.min(board, leg, post, rail)
  },
  bound: { x: 0, y: 0.28, z: 0, radius: 0.35 },
})

/** The boards of a case of books against the wall, and the books, whose backs are one surface. */
export const shelves = createSolid({
  source,
  parameters: ['shelves', wallAt, shelfHeight],
  distance: (x, y, z) => {
    const row = Math.min(5, Math.max(0, Math.round(y / shelfHeight)))
    const board = box(x, y - row * shelfHeight, z - wallAt - 0.09, 0.86, 0.012, 0.09, 0.004)
    const side = box(Math.abs(x) - 0.86, y - 0.73, z - wallAt - 0.09, 0.016, 0.74, 0.095, 0.004)
    return Math.min(board, side)
  },
  bound: { x: 0, y: 0.73, z: wallAt, radius: 1.2 },
})
export const books = createSolid({
  source,
  parameters: ['books', wallAt],
  distance: (x, y, z) => box(x, y - 0.73, z - wallAt - 0.06, 0.85, 0.72, 0.06, 0.004),
  bound: { x: 0, y: 0.73, z: wallAt, radius: 1.2 },
})

export const boardSize = { half: 0.44, low: 0.52, high: 1.08, at: -0.86 }

/** A blackboard on two legs; its face is part 1. */
export const blackboard = createSolid({
  source,
  parameters: ['blackboard', boardSize],
  distance: (x, y, z) => Math.min(boardFace(x, y, z), boardFrame(x, y, z)),
  part: (x, y, z) => (boardFace(x, y, z) < boardFrame(x, y, z) ? 1 : 0),
  bound: { x: 0, y: 0.7, z: boardSize.at, radius: 1 },
})
const { half, low, high, at } = boardSize
const boardFace = (x: number, y: number, z: number): number => box(x, y - (low + high) / 2, z - at, half, (high - low) / 2, 0.014, 0.004)
const boardFrame = (x: number, y: number, z: number): number => {
  const bar = Math.min(box(x, y - low, z - at, half + 0.02, 0.02, 0.03, 0.006), box(x, y - high, z - at, half + 0.02, 0.02, 0.03, 0.006))
  const leg = cone(Math.abs(x), y, z, half + 0.01, high + 0.06, at, half + 0.04, 0, at + 0.02, 0.02, 0.018)
  const back = cone(x, y, z, 0, high, at - 0.02, 0, 0, at - 0.3, 0.016, 0.014)
  return Math.min(bar, leg, back)
}

/** A table across the room, closed in front. */
export const table = (halfLength: number, z0: number): Solid =>
  createSolid({
    source,
    parameters: ['table', halfLength, z0, tableTop],
    distance: (x, y, z) => {
      const top = box(x, y - tableTop, z - z0, halfLength, 0.016, 0.19, 0.008)
      const front = box(x, y - tableTop / 2, z - z0 - 0.13, halfLength - 0.05, tableTop / 2, 0.012, 0.004)
      const leg = box(Math.abs(x) - halfLength + 0.06, y - tableTop / 2, z - z0, 0.02, tableTop / 2, 0.15, 0.005)
      return Math.min(top, front, leg)
    },
    bound: { x: 0, y: 0.2, z: z0, radius: halfLength + 0.3 },
  })

/** Sheets of paper on the table. */
export const sheets = (places: readonly number[], z0: number): Solid =>
  createSolid({
    source,
    parameters: ['sheets', places, z0, tableTop],
    distance: (x, y, z) => Math.min(...places.map(place => box(x - place, y - tableTop - 0.02, z - z0 - 0.03, 0.065, 0.003, 0.085, 0.002))),
    bound: { x: 0, y: tableTop, z: z0, radius: 1.2 },
  })
