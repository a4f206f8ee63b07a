import type { StatusModel } from '@site/delivery/status-model'
import type { StatusSettings } from '@site/delivery/status-pages'
import layout from '@site/kit/ui/base/layout.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { CommandLine } from './command-line.tsx'
import { Figures } from './figures-note.tsx'
import { Health } from './health.tsx'
import { Notice } from './notice.tsx'
import { Overview } from './overview.tsx'
import { PageBar } from './page-bar.tsx'
import { PageFrame } from './page-frame.tsx'
import { ProgramPanel } from './program-panel.tsx'
import styles from './status-page.module.css'

export type StatusPageProps = { model: StatusModel; settings: StatusSettings }

/** Every program's releases: what visitors get, how it does, and what may be done. */
export function StatusPage({ model, settings: { siteName, signedInFor, notice } }: StatusPageProps) {
  const { health, programs, guard, at } = model
  return (
    <PageFrame
      siteName={siteName}
      title={
        <>
          Release <em>status</em>
        </>
      }
      aside={<Health model={model} />}
      notices={<Notices health={health} notice={notice} />}
      bar={<PageBar signedInFor={signedInFor} />}
      foot={<Figures guard={guard} />}
    >
      {programs.length > 0 && <Overview programs={programs} />}
      <div className={layout.wrap}>
        {programs.length === 0 && <NoReleases />}
        {programs.map(status => (
          <ProgramPanel key={status.program} status={status} at={at} counting={guard !== 'off'} />
        ))}
      </div>
    </PageFrame>
  )
}

/** Nothing, when there is nothing to say. */
function Notices({ health, notice }: Pick<StatusModel, 'health'> & Pick<StatusSettings, 'notice'>) {
  return (
    <>
      {notice && <Notice kind={notice.kind} live title={notice.text} />}
      {!health.ok && (
        <Notice kind="refused" title="The site is not well">
          <p>{health.reason ?? 'The server gives no reason.'}</p>
        </Notice>
      )}
      {health.warning && <Notice kind="warning" title={health.warning} />}
    </>
  )
}

function NoReleases() {
  return (
    <div className={styles.empty}>
      <h2>No release has been published yet</h2>
      <p className={text.lead}>The first one comes from a team's own machine:</p>
      <CommandLine>npm run release -- publish shell</CommandLine>
    </div>
  )
}
