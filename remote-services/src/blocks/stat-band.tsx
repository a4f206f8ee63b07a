import { CountUp } from './count-up.tsx'
import { MeterThreads } from './meter-threads.tsx'
import styles from './stat-band.module.css'

export type Statistic = {
  /** A number with its unit: `94%`, `4.8/5`. */
  readonly value: string
  readonly label: string
  /** The same as a share of the whole, 0 to 100, where it is one: it is drawn beneath. */
  readonly share?: number | undefined
}

export type StatBandProps = {
  statistics: readonly Statistic[]
  /** Rows of three by default; a row each, its meter as wide as the page allows; or the first one larger than the rest. */
  layout?: 'band' | 'meters' | 'one-large'
}

const layouts = { band: styles.three, meters: styles.meters, 'one-large': styles.oneLarge } as const

/** Figures that count up once; those that are shares are drawn as a thread meter too. */
export function StatBand({ statistics, layout = 'band' }: StatBandProps) {
  return (
    <dl className={`${styles.band} ${layouts[layout]}`}>
      {statistics.map(({ value, label, share }, index) => (
        <div key={label} className={styles.statistic} data-reveal="">
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <span className={styles.figure}>
              <CountUp text={value} />
            </span>
            {share !== undefined && <MeterThreads value={share} seed={index + 11} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
