import type { CanaryStatus, ProgramStatus } from '@site/delivery/status-model'
import { Button } from '@site/kit/ui/base/button'
import text from '@site/kit/ui/base/text.module.css'
import { ActionForm } from './action-form.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'
import { Field } from './field.tsx'
import { percent, shortRelease } from './format-figures.ts'
import styles from './weight-action.module.css'

export type WeightActionProps = { program: ProgramStatus['program']; canary: CanaryStatus; group: string }

const usual = [1, 10, 50, 100] as const

/** A canary's weight: the usual steps, or a number of one's own. */
export function WeightAction({ program, canary: { release, weight, stopped }, group }: WeightActionProps) {
  return (
    <ConfirmedAction group={group} title={stopped ? 'Try it again' : 'Change the weight'}>
      <p>
        {stopped
          ? 'The guard stopped this release. With a weight it is tried once more, and judged again.'
          : 'Who has the canary keeps it while the weight grows. A smaller weight takes it back from some.'}
      </p>
      <ActionForm program={program} action="rollout" release={release} className={styles.steps}>
        {usual
          .filter(step => step !== weight)
          .map(step => (
            <Button key={step} type="submit" size="small" look="line" name="weight" value={step}>
              <span className={text.spoken}>Give {shortRelease(release)} to </span>
              {percent(step)}
            </Button>
          ))}
      </ActionForm>
      <ActionForm program={program} action="rollout" release={release} className={styles.own}>
        <WeightField id={`${program}-weight`} />
        <Button type="submit" size="small">
          Set weight
        </Button>
      </ActionForm>
    </ConfirmedAction>
  )
}

/** A weight has steps of 0.01 %: one cohort of 10,000. */
export function WeightField({ id }: { id: string }) {
  return (
    <Field
      id={id}
      label="Weight, in percent"
      hint="From 0.01 to 100"
      name="weight"
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
