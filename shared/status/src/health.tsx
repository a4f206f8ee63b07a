import type { StatusModel } from '@site/delivery/status-model'
import { Check, TriangleAlert } from 'lucide-react'
import { dateTime } from './format-time.ts'
import styles from './health.module.css'
import { rolloutState } from './rollout-state.ts'

export type HealthProps = { model: StatusModel }

/** The site in a sentence: whether it is served, and how many releases are tried or were stopped. */
export function Health({ model: { at, health, programs } }: HealthProps) {
  const Mark = health.ok ? Check : TriangleAlert
  const states = programs.map(rolloutState)
  const stopped = states.filter(state => state === 'stopped').length
  const tried = states.filter(state => state === 'trying' || state === 'everyone').length
  return (
    <div className={styles.health}>
      <p className={styles.verdict}>
        <Mark className={styles.mark} aria-hidden="true" />
        {health.ok ? 'The site is served' : 'The site is not well'}
      </p>
      <p className={styles.detail}>{countsText(tried, stopped)}</p>
      <p className={styles.detail}>
        As of <time dateTime={at}>{dateTime(at)}</time>
      </p>
    </div>
  )
}

function countsText(tried: number, stopped: number): string {
  const trying = tried === 0 ? 'No canary is being tried' : `${tried} ${tried === 1 ? 'canary is' : 'canaries are'} being tried`
  return stopped === 0 ? `${trying}.` : `${trying}, ${stopped} ${stopped === 1 ? 'was' : 'were'} stopped by the guard.`
}
