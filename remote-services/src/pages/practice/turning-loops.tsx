import styles from './turning-loops.module.css'
import { wreathBox, wreathPath } from './wreath-path.ts'

export type TurningLoopsProps = {
  /** Where in the section the loops lie: round its head, along its foot, or at its end side. */
  place: 'head' | 'foot' | 'side'
}

/** The style sheet turns them by a fifth of a turn. */
const wreath = wreathPath(5)

const wreaths = [0, 1, 2] as const

/**
 * Behind a section of the healing page: threads of five loops that turn on by one loop, rest, and turn on
 * again. The section needs `isolation: isolate`, or they lie under its ground.
 */
export function TurningLoops({ place }: TurningLoopsProps) {
  return (
    <div className={`${styles.loops} ${styles[place]}`}>
      {wreaths.map(each => (
        <svg key={each} className={styles.wreath} viewBox={wreathBox} fill="none" aria-hidden="true">
          <path d={wreath} />
        </svg>
      ))}
    </div>
  )
}
