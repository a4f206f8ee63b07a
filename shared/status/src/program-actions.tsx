import type { CanaryStatus, ProgramStatus } from '@site/delivery/status-model'
import { Button } from '@site/kit/ui/base/button'
import { ActionForm } from './action-form.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'
import { shortRelease } from './format-figures.ts'
import styles from './program-actions.module.css'
import { ReleaseAction } from './release-action.tsx'
import { WeightAction } from './weight-action.tsx'

export type ProgramActionsProps = { status: ProgramStatus }

/** What may be done now: with a canary ramp, promote, withdraw; without one try a release, make one stable, roll back. */
export function ProgramActions({ status }: ProgramActionsProps) {
  const { program, stable, previous, canary } = status
  const group = `${program}-change`
  if (canary) {
    return (
      <div className={styles.actions}>
        {stable && <WeightAction program={program} canary={canary} group={group} />}
        <PromoteAction program={program} canary={canary} group={group} />
        <WithdrawAction program={program} canary={canary} stable={stable?.release} group={group} />
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {stable && <ReleaseAction status={status} action="rollout" group={group} />}
      <ReleaseAction status={status} action="promote" group={group} />
      {stable && previous && <RollbackAction program={program} stable={stable.release} previous={previous} group={group} />}
    </div>
  )
}

type OfCanary = { program: ProgramStatus['program']; canary: CanaryStatus; group: string }

function PromoteAction({ program, canary: { release, stopped }, group }: OfCanary) {
  return (
    <ConfirmedAction group={group} title="Promote the canary">
      {stopped && (
        <p>
          <strong>The guard stopped it: {stopped}</strong>
        </p>
      )}
      <p>Every visitor gets {shortRelease(release)} from the next page on. One rollback returns to what is stable now.</p>
      <ActionForm program={program} action="promote" release={release}>
        <Button type="submit" size="small">
          Promote {shortRelease(release)}
        </Button>
      </ActionForm>
    </ConfirmedAction>
  )
}

function WithdrawAction({ program, canary: { release }, stable, group }: OfCanary & { stable: string | undefined }) {
  return (
    <ConfirmedAction group={group} title="Withdraw the canary">
      <p>
        {stable ? `Its visitors return to ${shortRelease(stable)} with the next page. ` : ''}
        The release stays in the store and can be tried again.
      </p>
      <ActionForm program={program} action="rollback" release={release}>
        <Button type="submit" size="small">
          Withdraw {shortRelease(release)}
        </Button>
      </ActionForm>
    </ConfirmedAction>
  )
}

function RollbackAction({
  program,
  stable,
  previous,
  group,
}: {
  program: ProgramStatus['program']
  stable: string
  previous: string
  group: string
}) {
  return (
    <ConfirmedAction group={group} title="Roll back">
      <p>
        Every visitor returns from {shortRelease(stable)} to {shortRelease(previous)} with the next page.
      </p>
      <ActionForm program={program} action="rollback" release={stable}>
        <Button type="submit" size="small">
          Roll back to {shortRelease(previous)}
        </Button>
      </ActionForm>
    </ConfirmedAction>
  )
}
