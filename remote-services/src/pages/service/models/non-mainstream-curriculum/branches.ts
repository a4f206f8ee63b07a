type Point = readonly [x: number, y: number]

/** A part of the trunk between two heights: where its middle is, how far strands stand off it below and above, and how often they turn. */
type Twist = { middle: number; heights: readonly [foot: number, top: number]; reach: readonly [foot: number, top: number]; turns: number }

/** Left half and middle, in units of the desk's 1200 by 760: a branch ends a little under the base of its leaf, after a bend. */
const places = [
  [
    [236, 394],
    [340, 448],
  ],
  [
    [245, 190],
    [255, 492],
  ],
  [
    [486, 343],
    [548, 385],
  ],
  [
    [488, 140],
    [556, 255],
  ],
  [
    [600, 90],
    [600, 250],
  ],
] as const satisfies readonly (readonly [end: Point, bend: Point])[]

const trunk: Twist = { middle: 600, heights: [650, 450], reach: [52, 38], turns: 1 }

/** How much slower a strand turns at the ends of a twist than in its midst. */
const calm = 0.5

/** Where strands stand around the trunk, in radians: from left to right every second one is in front, the others are behind. */
const angleOf = (leaf: number): number => ((leaf % 2 ? 260 - 20 * leaf : 20 * leaf - 80) * Math.PI) / 180

/** The way of a leaf's strand on a desk, from the tip of its root to its leaf. */
export function strand(leaf: number, root: number): string {
  const left = Math.min(leaf, 8 - leaf)
  const [end, bend] = places[left] ?? places[4]
  const mirrored = ([x, y]: Point): Point => [left < leaf ? 1200 - x : x, y]
  const leaving = along(pointAt(trunk, angleOf(leaf), 1), slopeAt(trunk, angleOf(leaf), 1), left < 2 ? 0.14 : 0.3)
  return `${rootTo(leaf, { tip: [200 + 400 * root, 760], trunk })}${turns(trunk, angleOf(leaf)).join('')}C${[leaving, mirrored(bend), mirrored(end)].map(written).join(' ')}`
}

/** What of that way is in front of the trunk. */
export function front(leaf: number): string {
  const steps = turns(trunk, angleOf(leaf))
  return steps
    .map((step, at) => {
      const isFront = (k: number) => Math.cos(turned(trunk, angleOf(leaf), (k + 0.5) / steps.length)) > 0
      if (!isFront(at)) return ''
      return at > 0 && isFront(at - 1) ? step : `M${written(pointAt(trunk, angleOf(leaf), at / steps.length))}${step}`
    })
    .join('')
}

/** A row of the trunk beside its leaf on narrow screens, in units of 220 by 100: strands of the leaves above pass, its own one turns to it. */
export function passing(leaf: number, row: number): string {
  const { part, angle } = besideRow(leaf, row)
  const foot = pointAt(part, angle, 0)
  const start = `M${written(foot)}`
  return leaf === row
    ? `${start}C${[along(foot, slopeAt(part, angle, 0), 0.3), [150, 50] as const, [222, 50] as const].map(written).join(' ')}`
    : start + turns(part, angle).join('')
}

/** Leaves of the strands that are in a row, those behind first. */
export const strandsAt = (row: number): readonly number[] => {
  const depth = (leaf: number): number => (leaf === row ? 2 : Math.cos(besideRow(leaf, row).angle + Math.PI / 2))
  return [...Array(row + 1).keys()].sort((one, other) => depth(one) - depth(other))
}

/** The root of a strand on narrow screens, in units of 1000 by 160. */
export const rootBeside = (leaf: number, root: number): string =>
  rootTo(leaf, { tip: [1000 / 6 + (root * 1000) / 3, 160], trunk: { ...besideRow(8, 8).part, heights: [0, -100] } })

function besideRow(leaf: number, row: number): { part: Twist; angle: number } {
  const reach = (strands: number): number => 6 + 5.5 * strands
  return {
    part: { middle: 76, heights: [100, 0], reach: [reach(row + 1), reach(row)], turns: 0.5 },
    angle: angleOf(leaf) + Math.PI * (8 - row),
  }
}

function rootTo(leaf: number, { tip: [x, y], trunk }: { tip: Point; trunk: Twist }): string {
  const foot = pointAt(trunk, angleOf(leaf), 0)
  const depth = y - foot[1]
  const beside = (leaf % 3) - 1
  const lower = beside * Math.sign(x - trunk.middle) * -0.1
  const tip = x + beside * 13
  return `M${written([tip, y])}C${[[tip, y - depth * (0.62 - lower)] as const, along(foot, slopeAt(trunk, angleOf(leaf), 0), -0.15), foot].map(written).join(' ')}`
}

/** The curves of a strand from the foot of a twist to its top. */
function turns(twist: Twist, angle: number): readonly string[] {
  const count = 8 * twist.turns
  return [...Array(count).keys()].map(step => {
    const [from, to] = [step / count, (step + 1) / count]
    const [start, end] = [pointAt(twist, angle, from), pointAt(twist, angle, to)]
    const third = 1 / count / 3
    return `C${[along(start, slopeAt(twist, angle, from), third), along(end, slopeAt(twist, angle, to), -third), end].map(written).join(' ')}`
  })
}

/** The angle of a strand at a share of the way up. */
const turned = ({ turns }: Twist, angle: number, share: number): number =>
  angle + 2 * Math.PI * turns * (share - (calm * Math.sin(2 * Math.PI * share)) / (2 * Math.PI))

function pointAt(twist: Twist, angle: number, share: number): Point {
  const { middle, heights, reach } = twist
  const between = ([from, to]: Point): number => from + (to - from) * share
  return [middle + between(reach) * Math.sin(turned(twist, angle, share)), between(heights)]
}

function slopeAt(twist: Twist, angle: number, share: number): Point {
  const [before, after] = [pointAt(twist, angle, share - 0.001), pointAt(twist, angle, share + 0.001)]
  return [(after[0] - before[0]) * 500, (after[1] - before[1]) * 500]
}

const along = ([x, y]: Point, [dx, dy]: Point, share: number): Point => [x + dx * share, y + dy * share]

const written = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`
