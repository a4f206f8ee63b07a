import type { ProgramStatus } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import { percent } from './format-figures.ts'
import { dateTime, duration } from './format-time.ts'
import { ReleaseId } from './release-id.tsx'
import styles from './release-lines.module.css'
import { ShareChart } from './share-chart.tsx'
import { type Standing, StandingMark } from './standing-mark.tsx'

export type ReleaseLinesProps = { status: ProgramStatus; at: string }

/** Which releases visitors get, and what share of them. */
export function ReleaseLines({ status: { stable, canary }, at }: ReleaseLinesProps) {
  if (!stable && !canary) return null
  const share = canary?.share ?? 0
  return (
    <div className={styles.lines}>
      <dl className={canary ? styles.two : styles.one}>
        {canary && <ReleaseLine standing="canary" release={canary.release} share={share} />}
        <ReleaseLine standing="stable" release={stable?.release} share={100 - share} />
      </dl>
      {stable && canary && <ShareChart share={share} />}
      {canary && (
        <p className={styles.since}>
          First share on <time dateTime={canary.since}>{dateTime(canary.since)}</time>
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

type ReleaseLineProps = { standing: Standing; release: string | undefined; share: number }

function ReleaseLine({ standing, release, share }: ReleaseLineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.role}>
        <StandingMark standing={standing} /> {standing === 'stable' ? 'Stable' : 'Canary'}
      </dt>
      {release && (
        <dd className={styles.share}>
          <span className={`${styles.figure} ${text.num}`}>{percent(share)}</span> of visitors
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
