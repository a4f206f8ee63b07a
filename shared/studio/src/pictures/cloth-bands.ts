import { type Colour, dye } from '../toolkit/colour.ts'
import { modulo } from '../toolkit/numbers.ts'

/** Whether the figure shows at a thread of the warp and a thread of the band. All are invented, of no particular people. */
type Motif = (warp: number, weft: number) => boolean

const fromMiddle = (value: number, period: number): number => Math.abs(modulo(value, period) - period / 2)

const lozenges: Motif = (a, b) => (fromMiddle(a, 24) + fromMiddle(b, 24)) % 12 < 5
const chevrons: Motif = (a, b) => modulo(a + fromMiddle(b, 20), 10) < 4
const ladders: Motif = (a, b) => b % 6 === 0 || (fromMiddle(a, 16) < 2 && b % 6 > 1)
const chequers: Motif = (a, b) => ((Math.floor(a / 5) + Math.floor(b / 5)) & 1) === 1
const frames: Motif = (a, b) => Math.max(fromMiddle(a, 28), fromMiddle(b, 28)) % 7 < 3
const peaks: Motif = (a, b) => {
  const slope = modulo(b, 26) * 0.58
  const side = fromMiddle(a, 30)
  return side < slope && side > slope - 5
}
const seeds: Motif = (a, b) => Math.hypot(fromMiddle(a + 9 * (Math.floor(b / 9) & 1), 18) - 4, (fromMiddle(b, 9) - 1) * 1.5) < 3.4

/** `threads` of weft; without a motif a plain stripe. */
type Band = { threads: number; ground: Colour; figure?: Colour; motif?: Motif }

const stripe = (threads: number, ground: Colour): Band => ({ threads, ground })

const bands: readonly Band[] = [
  { threads: 26, ground: dye.ember, figure: dye.marigold, motif: lozenges },
  stripe(4, dye.ember),
  { threads: 24, ground: dye.indigo, figure: dye.rose, motif: chevrons },
  stripe(3, dye.teal),
  { threads: 20, ground: dye.marigold, figure: dye.clay, motif: ladders },
  stripe(4, dye.ember),
  { threads: 28, ground: dye.ink, figure: dye.linen, motif: chequers },
  stripe(3, dye.teal),
  { threads: 28, ground: dye.lagoon, figure: dye.butter, motif: frames },
  stripe(4, dye.ember),
  { threads: 20, ground: dye.ember, figure: dye.rose, motif: chevrons },
  stripe(3, dye.teal),
  { threads: 30, ground: dye.linen, figure: dye.indigo, motif: peaks },
  stripe(4, dye.ember),
  { threads: 24, ground: dye.plum, figure: dye.marigold, motif: seeds },
  stripe(3, dye.teal),
  { threads: 20, ground: dye.teal, figure: dye.ink, motif: lozenges },
  stripe(4, dye.ember),
  { threads: 26, ground: dye.marigold, figure: dye.ember, motif: peaks },
  stripe(4, dye.teal),
]

/** The colour of every thread of the repeat, and how far it lies into its band. */
const threads = bands.flatMap(band => Array.from({ length: band.threads }, (_, weft) => ({ band, weft })))

/** The colour of the cloth at the weft thread `id`, `along` threads of warp from its edge. */
export function bandAt(id: number, along: number): Colour {
  const { band, weft } = threads[modulo(id, threads.length)]
  const { ground, figure, motif } = band
  return figure && motif?.(Math.floor(along), weft) ? figure : ground
}
