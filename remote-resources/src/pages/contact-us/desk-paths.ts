import { cord, type Waypoint } from '../../blocks/cord.ts'

/** From the right edge of the screen, per cent of its width: where the thread of each desk comes down, in their order; clear of the prompt's arrow in the margin. */
export const lanes = {
  /** Two columns: a thread for each of the upper desks, and one that goes on to the lower. */
  pairs: [55.8, 5.8, 54.4, 4.4],
  /** One column: the first to arrive runs innermost. */
  stacked: [9.6, 8.6, 7.6, 6.6],
} as const

const strands = 3

/** A round of a cord about a centre, from its lowest point to its lowest point. */
const looped = (x: number, y: number, radius: number): Waypoint[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map(eighth => {
    const angle = Math.PI * (0.5 - eighth / 4)
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), 4]
  })

/** On 1440 x 600: one cord leaps twice, and two of its threads come down each time. */
export const pairedPaths = (): string[] =>
  lanes.pairs.flatMap((lane, desk) => {
    const down = 14.4 * (100 - lane)
    // The thread that comes down further on lies above the other.
    const over = desk < 2 ? 0 : 1
    const come: Waypoint[] = [-20, 260, 470].map((x, at) => [x, 558 + (at % 2) * 10 - over * 6 + (desk % 2) * 12, 3])
    const left: Waypoint[] = [
      [down - 92, 540 - over * 10, 3],
      [down - 42, 518 - over * 12, 4],
      [down - 14, 534 - over * 12, 3],
      [down, 570, 1.5],
      [down, 604, 0.7],
    ]
    const right: Waypoint[] = [
      [700, 562 - over * 5, 3],
      [900, 518 - over * 8, 4],
      [1060, 442 - over * 14, 5],
      [1166, 346 - over * 18, 5],
      [1212, 266 - over * 18, 5],
      [1250, 228 - over * 18, 5],
      ...looped(1300, 178 - over * 6, 34 + over * 10),
      [down - 24, 236 - over * 20, 5],
      [down - 6, 304 - over * 30, 4],
      [down, 390, 2],
      [down, 500, 1],
      [down, 604, 0.7],
    ]
    return cord([...come, ...(desk % 2 === 0 ? left : right)], strands)
  })

/** On 390 x 240: it turns down at the edge, a lane for each desk. */
export const stackedPaths = (): string[] =>
  lanes.stacked.flatMap((lane, desk) => {
    const down = 3.9 * (100 - lane)
    const beside = (desk - 1.5) * 5
    return cord(
      [
        [-10, 196 - beside, 1.6],
        [70, 204 - beside, 1],
        [150, 190 - beside, 1.4],
        ...looped(252, 112, 54 + beside).map(([x, y]): Waypoint => [x, y, 1.6]),
        [308, 150 - beside, 1.6],
        [down - 14 + beside / 2, 152 - beside, 1.4],
        [down, 190 - beside, 0.7],
        [down, 243, 0.3],
      ],
      strands,
    )
  })
