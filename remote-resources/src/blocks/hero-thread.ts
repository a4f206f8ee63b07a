import { cord, type Waypoint } from './cord.ts'

/** What the cord of a head becomes at its right end. Each page has its own, which says what the page is for. */
export type HeroThread = keyof typeof heroThreads

/** How it comes in, along the foot. */
const foot: readonly Waypoint[] = [
  [-20, 566, 6],
  [320, 574, 3],
  [620, 558, 5],
  [860, 514, 5],
]

const question = () => [
  ...cord([
    ...foot,
    [1020, 440, 7],
    [1104, 338, 10],
    [1150, 242, 14],
    [1224, 178, 16],
    [1312, 192, 15],
    [1342, 262, 11],
    [1302, 326, 9],
    [1254, 372, 7],
    [1242, 430, 4],
  ]),
  ...cord(
    [
      [1242, 478, 0],
      [1256, 488, 4],
      [1254, 506, 5],
      [1238, 512, 5],
      [1227, 500, 4],
      [1236, 484, 3],
      [1250, 487, 1],
    ],
    5,
  ),
]

/** One cord parts for four desks, and each part is knotted. */
const desks = () =>
  [0, 1, 2, 3].flatMap(desk => {
    const y = 165 + desk * 94
    return cord(
      [
        ...foot.map(([x, low]): Waypoint => [x, low + (desk - 1.5) * 7, 3]),
        [1000 + desk * 14, 462 + desk * 11, 3],
        [1100 + desk * 6, y / 2 + 218 + desk * 6, 5],
        [1190, y + 8, 7],
        [1270, y - 10, 6],
        [1318, y - 26, 9],
        [1340, y, 10],
        [1312, y + 20, 9],
        [1296, y - 4, 7],
        [1344, y - 20, 8],
        [1400, y - 6, 11],
        [1470, y + 4, 14],
      ],
      3,
    )
  })

/** The lines of a long argument, written without lifting the thread. */
const lines = () =>
  cord(
    [
      ...foot,
      [1010, 466, 7],
      [1180, 452, 5],
      ...[452, 330].flatMap((y): Waypoint[] => [
        [1330, y, 4],
        [1376, y - 30, 7],
        [1330, y - 60, 4],
        [1190, y - 63, 5],
        [1080, y - 61, 4],
        [1036, y - 91, 7],
        [1080, y - 121, 4],
        [1190, y - 123, 5],
      ]),
      [1300, 202, 8],
      [1400, 184, 12],
      [1470, 164, 16],
    ],
    5,
  )

/** A seam: a dashed cord of six stitches. */
const seam = () => [
  ...cord([...foot, [960, 482, 4], [1010, 466, 1]]),
  ...[0, 1, 2, 3, 4, 5].flatMap(stitch => {
    const x = 1048 + stitch * 70
    return cord([stitchedAt(x, 0), stitchedAt(x + 22, 4), stitchedAt(x + 44, 0)], 4)
  }),
]

function stitchedAt(x: number, apart: number): Waypoint {
  const along = x - 1010
  return [x, 462 - along * 0.34 - along ** 2 * 0.0009 - apart * 0.75, apart]
}

/** Four strokes, and the cord as the fifth. */
const tally = () => [
  ...[0, 1, 2, 3].flatMap(stroke => {
    const x = 1120 + stroke * 62
    return cord(
      [
        [x, 160 + (stroke % 2) * 14, 7],
        [x - 6, 270, 4],
        [x + 2, 372, 5],
        [x - 8, 470 - (stroke % 3) * 12, 9],
      ],
      5,
    )
  }),
  ...cord([...foot, [980, 450, 6], [1110, 352, 4], [1230, 260, 5], [1350, 178, 8], [1470, 118, 14]]),
]

/** It runs on below the links of a page, which sets a sign above it. */
const ground = () =>
  cord([
    [-20, 570, 6],
    [320, 576, 3],
    [620, 566, 5],
    [860, 556, 4],
    [1080, 554, 6],
    [1280, 556, 4],
    [1470, 534, 8],
  ])

/** On 1440 x 600. Each is worked out when it is asked for: it takes a phone a dozen milliseconds, and a page shows one. */
export const heroThreads = { question, desks, lines, seam, tally, ground }
