import styles from './weight-chart.module.css'
import { clothBox, clothPaths } from './weight-paths.ts'

export type WeightChartProps = {
  /** Percent of the visitors that get the canary. */
  weight: number
}

/** A hundred threads, one a percent: woven are those of the stable release. The words beside it say the same. */
export function WeightChart({ weight }: WeightChartProps) {
  const { free, held, weft } = clothPaths(weight)
  return (
    <svg
      className={weight > 0 ? `${styles.cloth} ${styles.loose}` : styles.cloth}
      viewBox={`0 0 ${clothBox.width} ${weight > 0 ? clothBox.height : clothBox.hem}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {held.length > 0 && <path className={styles.held} d={held.join('')} />}
      {weft.length > 0 && <path className={styles.weft} d={weft.join('')} />}
      <path className={styles.beam} d={`M0 0H${clothBox.width}`} />
      {weight > 0 && <path className={styles.freeBeam} d={`M0 0H${weight}`} />}
      {free.length > 0 && <path className={styles.free} d={free.join('')} />}
    </svg>
  )
}
