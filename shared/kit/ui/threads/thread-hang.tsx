import { coordinate, seeded } from './seeded.ts'
import styles from './thread.module.css'
import { type ThreadPalette, threadColour } from './thread-palette.ts'

export type HangingThreadsProps = {
  count?: number
  /** Another seed is another set of threads. */
  seed?: number
  palette?: ThreadPalette
  /** Share of the box, in percent, that the longest thread reaches down. */
  length?: number
}

/** Threads hanging from the upper edge of the nearest positioned box: the fringe of what lies above. */
export function HangingThreads({ count = 60, seed = 5, palette = 'light', length = 80 }: HangingThreadsProps) {
  return (
    <svg className={`${styles.fill} ${styles.threads}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {hangingPaths(count, seed, length).map((path, index) => (
        <path key={path} d={path} className={threadColour(palette, index)} opacity="0.78" />
      ))}
    </svg>
  )
}

function hangingPaths(count: number, seed: number, length: number): string[] {
  const chance = seeded(seed)
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * 100 + (chance() - 0.5) * 0.6
    const reach = length * (0.35 + chance() * 0.65)
    const bend = (chance() - 0.5) * 0.55
    const [top, left, right, end] = [x, x + bend, x - bend, x + bend * 1.4].map(coordinate)
    return `M${top} -2C${left} ${coordinate(reach * 0.4)} ${right} ${coordinate(reach * 0.7)} ${end} ${coordinate(reach)}`
  })
}
