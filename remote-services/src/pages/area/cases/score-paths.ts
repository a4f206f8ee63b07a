/** The drawing of how voices fall in a format: time goes across, hers is one path and all others are another. Each is drawn in 480 by 80 units. */
import { seededRandom } from '@site/kit/ui/threads/seeded'

export const formats = ['keynote', 'panel', 'debate', 'interview', 'press', 'podcast', 'video', 'chair'] as const

export type Format = (typeof formats)[number]

export type Score = { readonly hers: string; readonly others?: string }

const width = 480
/** How far each of the three strands of a voice swings, and to which side first: as the thread of the evening they plait. */
const strands = [1, 0.45, -0.8]

type Speech = {
  readonly from: number
  readonly to: number
  /** The height of its middle; of `x` where it wanders. */
  readonly at: number | ((x: number) => number)
  /** How far it swings, `along` its way from 0 to 1. */
  readonly reach: (along: number) => number
  readonly swings: number
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Nothing at both ends of a turn, and most of it soon after it began. */
const turn = (most: number) => (along: number) => most * Math.sin(Math.PI * along ** 0.8) ** 0.7

/** Relative, in whole units: strands repeat the same steps, and the markup stays small. */
function strand({ from, to, at, reach, swings }: Speech, share: number): string {
  const height = (x: number) => Math.round(typeof at === 'number' ? at : at(x))
  const step = (to - from) / swings
  let path = `M${from} ${height(from)}q`
  for (let swing = 0; swing < swings; swing++) {
    const [start, end] = [Math.round(from + swing * step), Math.round(from + (swing + 1) * step)]
    const peak = Math.round((swing % 2 ? 2 : -2) * share * reach((swing + 0.5) / swings))
    const rise = height(end) - height(start)
    path += `${swing ? ' ' : ''}${(end - start) / 2} ${peak + rise / 2} ${end - start} ${rise}`
  }
  return path
}

const speak = (...speeches: Speech[]): string => speeches.flatMap(speech => strands.map(share => strand(speech, share))).join('')

/** Turns of speech in one lane, each from and to. */
const turnsAt = (at: number, most: number, ...spans: [number, number][]): Speech[] =>
  spans.map(([from, to]) => ({ from, to, at, reach: turn(most), swings: Math.round((to - from) / 10) }))

/** Straight lines broken into words. */
function words(seed: number, from: number, to: number, ...heights: number[]): string {
  const random = seededRandom(seed)
  const line = (height: number, end: number) => {
    let path = ''
    for (let x = from; x < end - 8; ) {
      const next = Math.min(end, x + 10 + Math.round(26 * random()))
      path += `M${x} ${height}H${next}`
      x = next + 6
    }
    return path
  }
  return heights.map((height, index) => line(height, index && index === heights.length - 1 ? (from + 2 * to) / 3 : to)).join('')
}

/** A line at `edge` which reaches over to `tip` at each of `places`. */
const reaching = (edge: number, tip: number, places: number[]): string =>
  [1, 0.72, 0.44]
    .map(
      share =>
        `M0 ${edge}${places.map(x => `H${x - 58}C${x - 22} ${edge} ${x - 22} ${tenth(edge + (tip - edge) * share)} ${x} ${tenth(edge + (tip - edge) * share)}S${x + 22} ${edge} ${x + 58} ${edge}`).join('')}H${width}`,
    )
    .join('')

/** Two voices which wind about each other: `side` says which of them. */
const wound = (side: number): string =>
  [1, 0.6]
    .map(share =>
      strand({ from: 0, to: width, at: x => 40 + 13 * Math.sin((x / width) * 2 * Math.PI), reach: () => 13, swings: 13 }, side * share),
    )
    .join('')

const frames = [0, 166, 332]
const frameWidth = 148

const scores: Record<Format, () => Score> = {
  // One long swell.
  keynote: () => ({ hers: speak({ from: 0, to: width, at: 40, reach: along => 38 * Math.sin(Math.PI * along ** 1.7), swings: 40 }) }),
  // Four in turn; she has the third lane.
  panel: () => ({
    hers: speak(...turnsAt(50, 13, [188, 292], [384, 480])),
    others: speak(...turnsAt(10, 13, [0, 80]), ...turnsAt(30, 13, [88, 176]), ...turnsAt(70, 13, [300, 372])),
  }),
  // Each reaches into the other's half.
  debate: () => ({ hers: reaching(4, 62, [60, 180, 300, 420]), others: reaching(76, 18, [120, 240, 360]) }),
  // A short question, a long answer.
  interview: () => ({
    hers: speak(...turnsAt(40, 24, [50, 202], [254, 342], [384, 480])),
    others: speak(...turnsAt(40, 9, [0, 40], [212, 244], [352, 376])),
  }),
  // Three columns; one is under her name.
  press: () => ({
    hers: words(5, 170, 310, 8, 12, 30, 46, 62, 78),
    others: words(11, 0, 140, 14, 30, 46, 62, 78) + words(8, 340, 480, 14, 30, 46, 62, 78),
  }),
  podcast: () => ({ hers: wound(1), others: wound(-1) }),
  // Short films, each with its subtitle.
  video: () => ({
    hers: speak(...frames.flatMap(x => turnsAt(30, 18, [x + 18, x + frameWidth - 18]))),
    others: frames
      .map((x, index) => `M${x} 2h${frameWidth}v76h-${frameWidth}z${words(index + 3, x + 34, x + frameWidth - 34, 65)}`)
      .join(''),
  }),
  // She keeps the line below, and brings in everyone above it.
  chair: () => ({
    hers: `M0 76H${width}M8 76V54M112 76V34M226 76V54M330 76V14`,
    others: speak(...turnsAt(54, 12, [8, 104], [226, 322]), ...turnsAt(34, 12, [112, 216]), ...turnsAt(14, 12, [330, 474])),
  }),
}

export const scoreOf = (format: Format): Score => scores[format]()
