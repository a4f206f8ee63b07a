import type { SeriesStep } from '@site/delivery/status-model'
import { count } from './format-figures.ts'
import { clock } from './format-time.ts'
import styles from './series-chart.module.css'
import { type Span, seriesBox, seriesPaths } from './series-paths.ts'
import { type Standing, StandingMark } from './standing-mark.tsx'

export type SeriesChartProps = { standing: Standing; series: readonly SeriesStep[]; span: Span }

/** Visits of one release over time, and below the line those that failed. The table beside it has the figures. */
export function SeriesChart({ standing, series, span }: SeriesChartProps) {
  const { visits, area, failures, maxVisits, maxFailed } = seriesPaths(series, span)
  const { width, height, ground } = seriesBox
  return (
    <figure className={`${styles.chart} ${standing === 'stable' ? styles.stable : styles.canary}`}>
      <figcaption className={styles.caption}>
        <span className={styles.role}>
          <StandingMark standing={standing} /> {standing === 'stable' ? 'Stable' : 'Canary'}
        </span>
        <span>
          at most {count(maxVisits)} {maxVisits === 1 ? 'visit' : 'visits'} and {count(maxFailed)} failed in five minutes
        </span>
      </figcaption>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.area} d={area} />
        <path className={styles.line} d={visits} />
        <path className={styles.ground} d={`M0 ${ground}H${width}`} />
        <path className={styles.failures} d={failures} />
      </svg>
      <p className={styles.times} aria-hidden="true">
        <span>{clock(new Date(span.from).toISOString())}</span>
        <span>{clock(new Date(span.to).toISOString())} UTC</span>
      </p>
    </figure>
  )
}
