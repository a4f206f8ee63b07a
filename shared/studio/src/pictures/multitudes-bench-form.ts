import { box } from '../toolkit/distance.ts'
import { createSolid } from '../toolkit/solid.ts'

/** Heights of the room, in heights of a grown woman. */
export const seat = 0.255
const tableTop = 0.405

/** A long bench, and a table before it. */
export const furniture = createSolid({
  source: import.meta.url,
  parameters: { seat, tableTop },
  distance: (x, y, z) => {
    const benchTop = box(x - 0.02, y - seat + 0.014, z + 0.015, 0.6, 0.014, 0.085, 0.006)
    const benchLeg = box(Math.abs(x - 0.02) - 0.5, y - seat / 2, z + 0.015, 0.016, seat / 2, 0.07, 0.005)
    const top = box(x - 0.02, y - tableTop, z - 0.36, 0.68, 0.013, 0.15, 0.006)
    const shelf = box(x - 0.02, y - tableTop + 0.1, z - 0.47, 0.62, 0.05, 0.01, 0.005)
    const leg = box(Math.abs(x - 0.02) - 0.6, y - tableTop / 2, z - 0.36, 0.018, tableTop / 2, 0.12, 0.005)
    return Math.min(benchTop, benchLeg, top, shelf, leg)
  },
  bound: { x: 0.02, y: 0.2, z: 0.2, radius: 0.85 },
})

/** Sheets of paper lie on the table. */
export const sheets = createSolid({
  source: import.meta.url,
  parameters: { sheets: tableTop },
  distance: (x, y, z) =>
    Math.min(
      box(x + 0.1, y - tableTop - 0.016, z - 0.34, 0.07, 0.003, 0.09, 0.002),
      box(x + 0.39, y - tableTop - 0.016, z - 0.35, 0.065, 0.003, 0.085, 0.002),
    ),
  bound: { x: -0.24, y: tableTop, z: 0.34, radius: 0.35 },
})
