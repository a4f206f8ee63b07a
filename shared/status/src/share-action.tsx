import type { CanaryStatus, ProgramStatus } from '@site/delivery/status-model'
import { Button } from '@site/kit/ui/base/button'
import text from '@site/kit/ui/base/text.module.css'
import { ActionForm } from './action-form.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'
import { Field } from './field.tsx'
import { percent, shortRelease } from './format-figures.ts'
import styles from './share-action.module.css'

export type ShareActionProps = { program: ProgramStatus['program']; canary: CanaryStatus; group: string }

const usual = [1, 10, 50, 100] as const

/** A canary's share: the usual steps, or a number of one's own. */
export function ShareAction({ program, canary: { release, share, stopped }, group }: ShareActionProps) {
  return (
    <ConfirmedAction group={group} title={stopped ? 'Try it again' : 'Change the share'}>
      <p>
        {stopped
          ? 'The guard stopped this release. With a share it is tried once more, and judged again.'
          : 'Who has the canary keeps it while the share grows. A smaller share takes it back from some.'}
      </p>
      <ActionForm program={program} action="rollout" release={release} className={styles.steps}>
        {usual
          .filter(step => step !== share)
          .map(step => (
            <Button key={step} type="submit" size="small" look="line" name="share" value={step}>
              <span className={text.spoken}>Give {shortRelease(release)} to </span>
              {percent(step)}
            </Button>
          ))}
      </ActionForm>
      <ActionForm program={program} action="rollout" release={release} className={styles.own}>
        <ShareField id={`${program}-share`} />
        <Button type="submit" size="small">
          Set share
        </Button>
      </ActionForm>
    </ConfirmedAction>
  )
}

/** A share has steps of 0.01 %: one cohort of 10,000. */
export function ShareField({ id }: { id: string }) {
  return (
    <Field
      id={id}
      label="Share, in percent"
      hint="From 0.01 to 100"
      name="share"
      type="number"
      inputMode="decimal"
      min="0.01"
      max="100"
      step="0.01"
      required
      unit="%"
      autoComplete="off"
    />
  )
}
