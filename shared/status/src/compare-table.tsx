import type { ProgramStatus, ReleaseCounts } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import styles from './compare-table.module.css'
import { count, failureRate, points, rate } from './format-figures.ts'
import { programTitle } from './program-name.ts'
import { type Standing, StandingMark } from './standing-mark.tsx'

export type CompareTableProps = { status: ProgramStatus }

type Column = { standing: Standing; counts: ReleaseCounts | undefined }

const rows = [
  ['Visits', 'visits'],
  ['Came alive', 'ready'],
  ['Failed', 'failed'],
  ['Errors reported', 'errors'],
] as const satisfies readonly (readonly [string, keyof ReleaseCounts])[]

/** What was counted of the releases, side by side: numbers, and the failure rate drawn on one scale. */
export function CompareTable({ status }: CompareTableProps) {
  const { program, stable, canary } = status
  const columns: Column[] = []
  if (stable) columns.push({ standing: 'stable', counts: stable.counts })
  if (canary) columns.push({ standing: 'canary', counts: canary.counts })
  return (
    <table className={`${styles.table} ${text.num}`}>
      <caption className={text.spoken}>Visits of {programTitle(program)} by release</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ standing }) => (
            <th key={standing} scope="col">
              <span className={styles.role}>
                <StandingMark standing={standing} /> {standing === 'stable' ? 'Stable' : 'Canary'}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, key]) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {columns.map(({ standing, counts }) => (
              <td key={standing}>{counts ? count(counts[key]) : <None />}</td>
            ))}
          </tr>
        ))}
        <RateRow columns={columns} />
      </tbody>
    </table>
  )
}

const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className={text.spoken}>none counted</span>
  </>
)

/** The shortest scale, percent: below it every bar is small, as small failure rates should look. */
const leastScale = 5

function RateRow({ columns }: { columns: readonly Column[] }) {
  const rates = columns.map(({ counts }) => (counts ? failureRate(counts.failed, counts.visits) : undefined))
  const scale = Math.max(leastScale, ...rates.map(value => value ?? 0))
  const [stable, canary] = columns[0]?.standing === 'stable' ? rates : [undefined, rates[0]]
  return (
    <>
      <tr className={styles.rate}>
        <th scope="row">Failure rate</th>
        {columns.map(({ standing }, index) => {
          const value = rates[index]
          return <td key={standing}>{value === undefined ? <None /> : <RateFigure standing={standing} value={value} scale={scale} />}</td>
        })}
      </tr>
      {stable !== undefined && canary !== undefined && (
        <tr className={styles.difference}>
          <th scope="row">Canary against stable</th>
          <td colSpan={columns.length}>{points(canary - stable)} points</td>
        </tr>
      )}
    </>
  )
}

function RateFigure({ standing, value, scale }: { standing: Standing; value: number; scale: number }) {
  const length = `${Math.round((value / scale) * 1000) / 10}%`
  return (
    <>
      <span className={styles.figure}>{rate(value)}</span>
      <svg className={styles.bar} aria-hidden="true">
        <line className={styles.slack} x1="0" x2="100%" y1="4" y2="4" />
        <line className={standing === 'stable' ? styles.stable : styles.canary} x1="0" x2={length} y1="4" y2="4" />
      </svg>
    </>
  )
}
