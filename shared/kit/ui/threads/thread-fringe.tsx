import { coordinate, seededRandom } from './seeded.ts'
import styles from './thread.module.css'
import { type ThreadPalette, threadColour } from './thread-palette.ts'

/**
 * A draped lower edge as one cubic curve from the right side to the left, in percent of the box: the
 * same numbers stand in the cloth's `clip-path: shape(… vline to right, curve to 0% left with x1% c1%/x2% c2%)`.
 */
export type DrapedEdge = {
  readonly right: number
  readonly left: number
  readonly c1: number
  readonly c2: number
  readonly x1: number
  readonly x2: number
}

export type FringeProps = {
  edge: DrapedEdge
  /** Mean length of a thread, percent of the box's height. */
  length?: number
  palette?: ThreadPalette
  /** Places it: by itself it fills the box around it. */
  className?: string | undefined
}

const layers = [0, 1, 2] as const

/** Threads falling from a draped edge, in three layers that sway one after the other. */
export function Fringe({ edge, length = 14, palette = 'deep', className = '' }: FringeProps) {
  const paths = fringePaths(edge, length)
  return (
    <div className={`${styles.fringe} ${className}`}>
      {layers.map(layer => (
        <svg
          key={layer}
          className={`${styles.fill} ${styles.threads} ${styles.sway}`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {paths.map((path, index) =>
            index % layers.length === layer ? <path key={path} d={path} color={threadColour(palette, index)} opacity="0.8" /> : null,
          )}
        </svg>
      ))}
    </div>
  )
}

/** A cubic Bézier at `t`, on one axis. */
const bezier = (p0: number, p1: number, p2: number, p3: number, t: number): number => {
  const u = 1 - t
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
}

/** As many as the Universal Declaration has articles. */
const threads = 30

function fringePaths(edge: DrapedEdge, length: number): string[] {
  const random = seededRandom(21)
  return Array.from({ length: threads }, (_, index) => {
    const t = (index + 0.5) / threads
    const x = bezier(100, edge.x1, edge.x2, 0, t)
    const y = bezier(edge.right, edge.c1, edge.c2, edge.left, t)
    const reach = length * (0.55 + random() * 0.9)
    const bend = (random() - 0.5) * 0.7
    const [top, left, right, end] = [x, x + bend * 0.3, x - bend, x + bend].map(coordinate)
    const [start, first, second, last] = [y - 1.5, y + reach * 0.4, y + reach * 0.6, y + reach].map(coordinate)
    return `M${top} ${start}C${left} ${first} ${right} ${second} ${end} ${last}`
  })
}
