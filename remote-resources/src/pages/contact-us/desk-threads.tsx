import threads from '@site/kit/ui/threads/thread.module.css'
import { tenths } from '../../blocks/cord.ts'
import { pairedPaths, stackedPaths } from './desk-paths.ts'
import styles from './desk-threads.module.css'

/** A cord of four colours, each of which comes down into the desk of its colour: two by two, on phones side by side. */
export function DeskThreads() {
  return (
    <>
      <Drawing className={styles.pairs} box="0 0 1440 600" paths={pairedPaths()} />
      <Drawing className={styles.stacked} box="0 0 390 240" paths={stackedPaths()} />
    </>
  )
}

function Drawing({ className, box, paths }: { className: string | undefined; box: string; paths: readonly string[] }) {
  return (
    <svg className={`${threads.threads} ${styles.drawing} ${className}`} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      {paths.map((path, strand) => (
        <path key={path} d={path} opacity={tenths(1 - (strand % 3) * 0.15)} />
      ))}
    </svg>
  )
}
