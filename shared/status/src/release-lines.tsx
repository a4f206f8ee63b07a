import type { ProgramStatus } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import { percent } from './format-figures.ts'
import { dateTime, duration } from './format-time.ts'
import { ReleaseId } from './release-id.tsx'
import styles from './release-lines.module.css'
import { type Standing, StandingMark } from './standing-mark.tsx'
import { WeightChart } from './weight-chart.tsx'

export type ReleaseLinesProps = { status: ProgramStatus; at: string }

/** Which releases visitors get, and what weight of them. */
export function ReleaseLines({ status: { stable, canary }, at }: ReleaseLinesProps) {
  if (!stable && !canary) return null
  const weight = canary?.weight ?? 0
  return (
    <div className={styles.lines}>
      <dl className={canary ? styles.two : styles.one}>
        {canary && <ReleaseLine standing="canary" release={canary.release} weight={weight} />}
        <ReleaseLine standing="stable" release={stable?.release} weight={100 - weight} />
      </dl>
      {stable && canary && <WeightChart weight={weight} />}
      {canary && (
        <p className={styles.since}>
          First weight on <time dateTime={canary.since}>{dateTime(canary.since)}</time>
          {agoText(canary.since, at)}
        </p>
      )}
    </div>
  )
}

const agoText = (since: string, at: string): string => {
  const span = duration(since, at)
  return span ? `, ${span} ago` : ''
}

type ReleaseLineProps = { standing: Standing; release: string | undefined; weight: number }

function ReleaseLine({ standing, release, weight }: ReleaseLineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.role}>
        <StandingMark standing={standing} /> {standing === 'stable' ? 'Stable' : 'Canary'}
      </dt>
      {release && (
        <dd className={styles.weight}>
          <span className={`${styles.figure} ${text.num}`}>{percent(weight)}</span> of visitors
        </dd>
      )}
      <dd className={styles.release}>
        {release ? (
          <>
            <span className={text.spoken}>Release </span>
            <ReleaseId release={release} />
          </>
        ) : (
          'None yet'
        )}
      </dd>
    </div>
  )
}
