import { cord, cut, smooth, type Waypoint } from './cord.ts'

/** What the cord of a head becomes at its right end. Each page has its own, which says what the page is for. */
export type HeroThread = keyof typeof heroThreads

/**
 * How strands are uncovered, which follows their course: `in` from the left over the whole drawing, `down` from the top, and `stitch` by stitch.
 */
export type Way = 'in' | 'down' | 'stitch'

/** Strands that are drawn together. */
export type Pass = { readonly way: Way; readonly strands: readonly Strand[] }

/** @property place among the strands of its cord, from 0 */
type Strand = { readonly d: string; readonly place: number }

const drawn = (way: Way, paths: readonly string[]): Pass => ({ way, strands: paths.map((d, place) => ({ d, place })) })

/** A cord that comes in with loose ends: neighbours are drawn apart, each third strand a little later. */
const comesIn = (paths: readonly string[]): Pass[] =>
  [0, 1, 2].map(third => {
    const { way, strands } = drawn('in', paths)
    return { way, strands: strands.filter(({ place }) => place % 3 === third) }
  })

/** How it comes in, along the foot. */
const foot: readonly Waypoint[] = [
  [-20, 566, 6],
  [320, 574, 3],
  [620, 558, 5],
  [860, 514, 5],
]

/** One strand wound up from the middle, three rounds. */
const wound = (x: number, y: number, radius: number): string =>
  smooth(Array.from({ length: 25 }, (_, eighth) => onCircle(x, y, (radius * (eighth + 2)) / 26, eighth / 8)))

/** From the lowest point of a circle, so much of a turn against the clock. */
function onCircle(x: number, y: number, radius: number, turn: number): [x: number, y: number] {
  const angle = Math.PI * (0.5 - 2 * turn)
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** To where it turns down, then down to the dot. */
const question = () => {
  const [up, down] = inParts(
    cord([
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
    [9],
  )
  return [...comesIn(up ?? []), drawn('down', [...(down ?? []), wound(1242, 494, 17)])]
}

/** Each path cut at the same waypoints: the first parts of all, the second, and so on. */
function inParts(paths: readonly string[], places: readonly number[]): string[][] {
  const parts = paths.map(path => cut(path, places))
  return [...places, 0].map((_, part) => parts.flatMap(each => each[part] ?? []))
}

/** A seam: a dashed cord of six stitches. */
const seam = () => [
  ...comesIn(cord([...foot, [960, 482, 4], [1010, 466, 1]])),
  drawn(
    'stitch',
    [0, 1, 2, 3, 4, 5].flatMap(stitch => {
      const x = 1048 + stitch * 70
      return cord([stitchedAt(x, 0), stitchedAt(x + 22, 4), stitchedAt(x + 44, 0)], 4)
    }),
  ),
]

function stitchedAt(x: number, apart: number): Waypoint {
  const along = x - 1010
  return [x, 462 - along * 0.34 - along ** 2 * 0.0009 - apart * 0.75, apart]
}

/** It runs on below the links of a page, which sets a sign above it. */
const ground = () =>
  comesIn(
    cord([
      [-20, 570, 6],
      [320, 576, 3],
      [620, 566, 5],
      [860, 556, 4],
      [1080, 554, 6],
      [1280, 556, 4],
      [1470, 534, 8],
    ]),
  )

/** On 1440 x 600. Each is worked out when it is asked for: it takes a phone a dozen milliseconds, and a page shows one. */
export const heroThreads = { question, seam, ground }
