import styles from './share-chart.module.css'
import { clothBox, clothPaths } from './share-paths.ts'

export type ShareChartProps = {
  /** Percent of the visitors that get the canary. */
  share: number
}

/** A hundred threads, one a percent: woven are those of the stable release. The words beside it say the same. */
export function ShareChart({ share }: ShareChartProps) {
  const { free, held, weft } = clothPaths(share)
  return (
    <svg
      className={share > 0 ? `${styles.cloth} ${styles.loose}` : styles.cloth}
      viewBox={`0 0 ${clothBox.width} ${share > 0 ? clothBox.height : clothBox.hem}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {held.length > 0 && <path className={styles.held} d={held.join('')} />}
      {weft.length > 0 && <path className={styles.weft} d={weft.join('')} />}
      <path className={styles.beam} d={`M0 0H${clothBox.width}`} />
      {share > 0 && <path className={styles.freeBeam} d={`M0 0H${share}`} />}
      {free.length > 0 && <path className={styles.free} d={free.join('')} />}
    </svg>
  )
}
