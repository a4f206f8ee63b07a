import type { StatusModel } from '@site/delivery/status-model'
import { count, percent } from './format-figures.ts'

/** What the figures mean and where their bounds come from. */
export function Figures({ guard }: Pick<StatusModel, 'guard'>) {
  return (
    <>
      <p>A visit is a document that was served. It failed when its page never was hydrated or reported an error. {guardWords(guard)}</p>
      <p>
        Web Vitals are what a quarter of the visits exceeds; where good ends and poor begins is set by{' '}
        <a href="https://web.dev/articles/vitals" rel="noreferrer">
          web.dev: Web Vitals
        </a>{' '}
        and{' '}
        <a href="https://web.dev/articles/ttfb" rel="noreferrer">
          web.dev: Time to First Byte
        </a>
        . All times are UTC.
      </p>
    </>
  )
}

function guardWords(guard: StatusModel['guard']): string {
  if (guard === 'off') return 'The guard is off: no canary is stopped by itself.'
  if (!guard) return ''
  const { visits, worse } = guard
  return `From ${count(visits)} visits on, the guard stops a canary that fails ${percent(worse * 100)} more often than what is stable.`
}
