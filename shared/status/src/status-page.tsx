import type { StatusModel } from '@site/delivery/status-model'
import type { StatusSettings } from '@site/delivery/status-pages'
import layout from '@site/kit/ui/base/layout.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { count, dateTime, percent } from './figures.ts'
import { Notice } from './notice.tsx'
import { PageFrame } from './page-frame.tsx'
import { columns, ProgramRows } from './program-rows.tsx'
import styles from './status-page.module.css'

export type StatusPageProps = { model: StatusModel; settings: StatusSettings }

/** Every program's releases in one table: what visitors get, how it does, and what may be done. */
export function StatusPage({ model: { at, health, guard, programs }, settings: { siteName, signedInFor, notice } }: StatusPageProps) {
  return (
    <PageFrame
      siteName={siteName}
      title={
        <>
          Release <em>status</em>
        </>
      }
      notices={
        <>
          {notice && (
            <Notice kind={notice.kind} live>
              {notice.text}
            </Notice>
          )}
          {!health.ok && <Notice kind="refused">The site is not well: {health.reason ?? 'the server gives no reason'}</Notice>}
          {health.warning && <Notice kind="warning">{health.warning}</Notice>}
        </>
      }
      bar={<Bar signedInFor={signedInFor} />}
    >
      {programs.length > 0 ? <ProgramTable programs={programs} /> : <NoReleases />}
      <div className={`${styles.notes} ${text.meta}`}>
        <p>
          As of <time dateTime={at}>{dateTime(at)}</time>. LCP and CLS are what a quarter of the visits exceeds. A visit is a document that
          was served; it failed when its page never was hydrated or reported an error.
        </p>
        <p>{guardWords(guard)}</p>
      </div>
    </PageFrame>
  )
}

/** Whose token is in use, reading the page again, and leaving it. */
const Bar = ({ signedInFor }: Pick<StatusSettings, 'signedInFor'>) => (
  <div className={styles.bar}>
    {signedInFor && <p>Signed in for {signedInFor === '*' ? 'everything' : signedInFor}</p>}
    <a className={styles.link} href="/status">
      Read again
    </a>
    <form method="post" action="/status/sign-out">
      <button className={styles.link} type="submit">
        Sign out
      </button>
    </form>
  </div>
)

const ProgramTable = ({ programs }: Pick<StatusModel, 'programs'>) => (
  <table className={styles.table}>
    <caption className={text.spoken}>Releases of each program, and how they do</caption>
    <thead className={styles.heads}>
      <tr>
        {columns.map(label => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {programs.map(status => (
      <ProgramRows key={status.program} status={status} />
    ))}
  </table>
)

const NoReleases = () => (
  <div className={layout.stack5}>
    <h2>No release has been published yet</h2>
    <p>
      The first one comes from a team's own machine: <code>npm run release -- publish shell</code>
    </p>
  </div>
)

function guardWords(guard: StatusModel['guard']): string {
  if (guard === 'off') return 'The guard is off: visits are not counted, and no canary is stopped by itself.'
  if (!guard) return ''
  const { visits, worse } = guard
  const points = percent(worse * 10_000).replace('%', ' percentage points')
  return `From ${count(visits)} visits on, the guard stops a canary whose share of failed visits is more than ${points} above that of what is stable.`
}
