import type { ProgramStatus, SeriesStep } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import { count } from './format-figures.ts'
import { clock } from './format-time.ts'
import { programTitle } from './program-name.ts'
import { SeriesChart } from './series-chart.tsx'
import { spanOf } from './series-paths.ts'
import styles from './series-section.module.css'
import type { Standing } from './standing-mark.tsx'

export type SeriesSectionProps = { status: ProgramStatus }

type Series = { standing: Standing; series: readonly SeriesStep[] }

/** The last two hours of both releases on one axis of time, and the same as a table. */
export function SeriesSection({ status: { program, stable, canary } }: SeriesSectionProps) {
  const all: Series[] = []
  if (stable?.counts?.series.length) all.push({ standing: 'stable', series: stable.counts.series })
  if (canary?.counts?.series.length) all.push({ standing: 'canary', series: canary.counts.series })
  const span = spanOf(all.map(({ series }) => series))
  if (!span) return null
  return (
    <div>
      <div className={styles.charts}>
        {all.map(each => (
          <SeriesChart key={each.standing} {...each} span={span} />
        ))}
      </div>
      <details className={styles.figures}>
        <summary>Figures of this chart</summary>
        <SeriesTable title={programTitle(program)} all={all} />
      </details>
    </div>
  )
}

const standingTitles = { stable: 'Stable', canary: 'Canary' } as const

function SeriesTable({ title, all }: { title: string; all: readonly Series[] }) {
  const times = [...new Set(all.flatMap(({ series }) => series.map(({ at }) => at)))].sort()
  return (
    <table className={`${styles.table} ${text.num}`}>
      <caption className={text.spoken}>Visits of {title} in steps of five minutes, UTC</caption>
      <thead>
        <tr>
          <th scope="col">From, UTC</th>
          {all.map(({ standing }) => [
            <th key={`${standing} visits`} scope="col">
              {standingTitles[standing]}: visits
            </th>,
            <th key={`${standing} failed`} scope="col">
              failed
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {times.map(at => (
          <tr key={at}>
            <th scope="row">
              <time dateTime={at}>{clock(at)}</time>
            </th>
            {all.map(({ standing, series }) => {
              const step = series.find(each => each.at === at)
              return [
                <td key={`${standing} visits`}>{count(step?.visits ?? 0)}</td>,
                <td key={`${standing} failed`}>{count(step?.failed ?? 0)}</td>,
              ]
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
