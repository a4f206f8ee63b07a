import styles from './turning-loops.module.css'
import { wreathBox, wreathPath } from './wreath-path.ts'

export type TurningLoopsProps = {
  /** Where in the section the loops lie: at its head, or at its end side. */
  place: 'head' | 'side'
}

/** The style sheet turns it by a fifth of a turn. */
const wreath = wreathPath(5)

/**
 * Behind a section of the healing page: a thread of five loops that turns on by one loop, rests, and turns on
 * again. The section needs `isolation: isolate`, or it lies under its ground.
 */
export function TurningLoops({ place }: TurningLoopsProps) {
  return (
    <svg className={`${styles.wreath} ${styles[place]}`} viewBox={wreathBox} fill="none" aria-hidden="true">
      <path d={wreath} />
    </svg>
  )
}
