import type { CanaryStatus, ProgramStatus, ReleaseStatus } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import type { ReactNode } from 'react'
import { ActionForm } from './action-form.tsx'
import { allowedActions } from './allowed-actions.ts'
import { count, failureRate, layoutShift, milliseconds, percent, programTitle, shortRelease } from './figures.ts'
import { HistoryList } from './history-list.tsx'
import styles from './program-rows.module.css'

type Counts = NonNullable<ReleaseStatus['counts']>

/** The columns of what is counted, each with its text; undefined is what was not counted yet. */
const figures: readonly (readonly [label: string, textOf: (counts: Counts) => string | undefined])[] = [
  ['Visits', ({ visits }) => count(visits)],
  ['Failed', ({ failed, visits }) => failureRate(failed, visits)],
  ['LCP', ({ vitals: { lcp } }) => (lcp === undefined ? undefined : milliseconds(lcp))],
  ['CLS', ({ vitals: { cls } }) => (cls === undefined ? undefined : layoutShift(cls))],
]

export const columns = ['Program', 'Stable', 'Canary', ...figures.map(([label]) => label), 'State']

/** How a program stands, in a word; the gravest first: a canary that the guard stopped has no weight either. */
function rolloutState({ stable, canary }: ProgramStatus): 'Stopped' | 'Rolling out' | 'Waiting' | 'Steady' | 'Nothing stable' {
  if (canary?.stopped) return 'Stopped'
  if (canary) return canary.weight > 0 ? 'Rolling out' : 'Waiting'
  return stable ? 'Steady' : 'Nothing stable'
}

/** One program: a row of what visitors get and how it does, and beneath it what may be done and what happened. */
export function ProgramRows({ status }: { status: ProgramStatus }) {
  const { program, stable, canary } = status
  const state = rolloutState(status)
  return (
    <tbody id={program} className={styles.program} aria-labelledby={`${program}-title`}>
      <tr className={styles.row}>
        <th id={`${program}-title`} className={styles.title} scope="row">
          {programTitle(program)}
        </th>
        <Cell label="Stable">{stable ? <code>{shortRelease(stable.release)}</code> : <None />}</Cell>
        <Cell label="Canary">{canary ? <CanaryRelease canary={canary} /> : <None />}</Cell>
        {figures.map(([label, textOf]) => (
          <Cell key={label} label={label} figure>
            <span>{(stable?.counts && textOf(stable.counts)) ?? <None />}</span>
            {canary && <span>canary {(canary.counts && textOf(canary.counts)) ?? <None />}</span>}
          </Cell>
        ))}
        <Cell label="State">{state === 'Stopped' ? <strong className={styles.bad}>{state}</strong> : state}</Cell>
      </tr>
      <tr>
        <td className={styles.more} colSpan={columns.length}>
          {canary?.stopped && (
            <p>
              <strong className={styles.bad}>Stopped by the guard:</strong> {canary.stopped}
            </p>
          )}
          <More status={status} />
        </td>
      </tr>
    </tbody>
  )
}

/** Where the table has no room, its rows become lists and each cell carries its column's label. */
function Cell({ label, figure = false, children }: { label: string; figure?: boolean; children: ReactNode }) {
  return (
    <td className={figure ? styles.figure : undefined} data-label={label}>
      {children}
    </td>
  )
}

const CanaryRelease = ({ canary: { release, weight } }: { canary: CanaryStatus }) => (
  <span>
    <code>{shortRelease(release)}</code> at {percent(weight)}
  </span>
)

const None = () => (
  <span>
    <span aria-hidden="true">–</span>
    <span className={text.spoken}>none</span>
  </span>
)

function More({ status }: { status: ProgramStatus }) {
  const { program, mayChange, history } = status
  return (
    <details>
      <summary className={styles.summary}>
        {mayChange ? 'Actions and last events' : 'Last events'}
        <span className={text.spoken}> of {programTitle(program)}</span>
      </summary>
      <div className={styles.parts}>
        <div>
          {mayChange ? (
            allowedActions(status).map(action => <ActionForm key={action.action} status={status} action={action} />)
          ) : (
            <p className={text.meta}>Your token may read this, not change it.</p>
          )}
        </div>
        <HistoryList events={history} />
      </div>
    </details>
  )
}
