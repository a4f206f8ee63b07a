import { useRef } from 'react'
import { useDrawnThreads } from '../../blocks/use-drawn-threads.ts'
import { seamLength, seamPaths, seamWidth } from './seam-paths.ts'
import styles from './torn-seam.module.css'

/** A tear that is sewn up from one end to the other: it lies on wide screens and stands on others. */
export function TornSeam() {
  const scope = useRef<HTMLDivElement>(null)
  useDrawnThreads(scope)
  return (
    <div ref={scope}>
      <Seam way="lying" />
      <Seam way="standing" />
    </div>
  )
}

function Seam({ way }: { way: 'lying' | 'standing' }) {
  const { edges, stitches } = seamPaths(way === 'standing')
  const [width, height] = way === 'standing' ? [seamWidth, seamLength] : [seamLength, seamWidth]
  return (
    <svg
      className={`${styles.seam} ${styles[way]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      data-thread=""
      aria-hidden="true"
    >
      <path className={styles.edges} d={edges} />
      <path className={styles.stitches} d={stitches} />
    </svg>
  )
}
