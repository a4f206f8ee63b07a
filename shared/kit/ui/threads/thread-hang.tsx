import { coordinate, seeded } from './seeded.ts'
import styles from './thread.module.css'
import { threadColour } from './thread-palette.ts'

/** Longest thread, percent of the box's height. */
const maxLength = 80

export type HangingThreadsProps = { count: number }

/** Threads hanging from the upper edge of the nearest positioned box: the fringe of what lies above. */
export function HangingThreads({ count }: HangingThreadsProps) {
  return (
    <svg className={`${styles.fill} ${styles.threads}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {hangingPaths(count).map((path, index) => (
        <path key={path} d={path} className={threadColour('light', index)} opacity="0.78" />
      ))}
    </svg>
  )
}

function hangingPaths(count: number): string[] {
  const chance = seeded(5)
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * 100 + (chance() - 0.5) * 0.6
    const reach = maxLength * (0.35 + chance() * 0.65)
    const bend = (chance() - 0.5) * 0.55
    const [top, left, right, end] = [x, x + bend, x - bend, x + bend * 1.4].map(coordinate)
    return `M${top} -2C${left} ${coordinate(reach * 0.4)} ${right} ${coordinate(reach * 0.7)} ${end} ${coordinate(reach)}`
  })
}
