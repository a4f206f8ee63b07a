import threads from '@site/kit/ui/threads/thread.module.css'
import { cord, smooth, tenths, type Waypoint } from '../../blocks/cord.ts'
import styles from './advice-drawing.module.css'

export const adviceSigns = ['door', 'screen', 'hands'] as const

export type AdviceSign = (typeof adviceSigns)[number]

type Drawing = { readonly box: string; readonly strands: readonly string[]; readonly stitched?: readonly string[] }

/** A cord comes in along the floor, is the arch of a doorway, and leaves by it in stitches. */
const door = (): Drawing => ({
  box: '0 0 480 360',
  strands: [
    ...cord(
      [
        [-10, 330, 5],
        [70, 334, 3],
        [128, 318, 5],
        [142, 260, 6],
        [144, 160, 6],
        [158, 86, 6],
        [214, 36, 6],
        [272, 36, 6],
        [328, 86, 6],
        [342, 160, 6],
        [345, 240, 6],
        [342, 300, 8],
      ],
      5,
    ),
    ...[196, 270, 344, 418].flatMap((x, stitch) => stitchAt(x, 338 - stitch * 4)),
  ],
})

/** One stitch of four strands. */
const stitchAt = (x: number, y: number): string[] =>
  cord(
    [
      [x, y, 0],
      [x + 23, y - 2, 4],
      [x + 46, y - 5, 0],
    ],
    4,
  )

/** A screen on its foot; on it the lines of a list, of which one is taken out and leaves its gap. */
const screen = (): Drawing => ({
  box: '0 0 480 360',
  strands: [
    ...cord(
      [
        [240, 264, 5],
        [110, 264, 5],
        [72, 246, 6],
        [66, 200, 5],
        [66, 104, 5],
        [72, 54, 6],
        [110, 36, 5],
        [370, 36, 5],
        [408, 54, 6],
        [414, 104, 5],
        [414, 200, 5],
        [408, 246, 6],
        [370, 264, 5],
        [240, 264, 5],
      ],
      5,
    ),
    ...cord(
      [
        [-10, 330, 7],
        [90, 312, 4],
        [240, 306, 3],
        [390, 312, 4],
        [490, 330, 7],
      ],
      5,
    ),
    ...[84, 122, 198].flatMap((y, line) => rowAt(y, 120, line === 1 ? 300 : 350)),
  ],
  stitched: [
    smooth([
      [120, 160],
      [335, 160],
    ]),
  ],
})

/** A line of writing, of three strands. */
const rowAt = (y: number, from: number, to: number): string[] =>
  cord(
    [
      [from, y, 1],
      [(from + to) / 2, y - 3, 4],
      [to, y, 1],
    ],
    3,
  )

/** From side to side of the screen by way of three hands, one above each column: each keeps a copy, which hangs down from it. */
const hands = (): Drawing => {
  const places = [20, 479, 938]
  const way = places.flatMap((x): Waypoint[] => [
    [x - 70, 62, 6],
    [x, 58, 1.5],
    [x + 70, 62, 6],
    [x + 230, 76, 8],
  ])
  return {
    box: '0 0 1320 140',
    strands: [
      ...cord([[-300, 84, 8], ...way, [1700, 60, 8]], 5),
      ...places.flatMap(x => [0, 1, 2].map(ring => ringAt(x, 58, 15 + ring * 3.5))),
    ],
    stitched: places.map(x =>
      smooth([
        [x, 80],
        [x - 3, 110],
        [x, 140],
      ]),
    ),
  }
}

const ringAt = (x: number, y: number, radius: number): string =>
  smooth(
    [0, 1, 2, 3, 4, 5, 6, 7].map(eighth => [x + radius * Math.cos((eighth * Math.PI) / 4), y + radius * Math.sin((eighth * Math.PI) / 4)]),
    true,
  )

const drawings: Readonly<Record<AdviceSign, () => Drawing>> = { door, screen, hands }

/** What a piece of advice is about, drawn in threads. It decorates. */
export function AdviceDrawing({ sign }: { sign: AdviceSign }) {
  const { box, strands, stitched = [] } = drawings[sign]()
  return (
    <svg className={`${threads.threads} ${styles.drawing}`} viewBox={box} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {strands.map((d, place) => (
        <path key={d} d={d} opacity={tenths(1 - (place % 5) * 0.12)} />
      ))}
      {stitched.map(d => (
        <path key={d} d={d} className={styles.stitched} />
      ))}
    </svg>
  )
}
