import type { ProgramStatus } from '@site/delivery/status-model'
import { Button } from '@site/kit/ui/base/button'
import styles from './action-form.module.css'
import type { Action } from './allowed-actions.ts'
import { Field } from './field.tsx'
import { percent } from './figures.ts'

export type ActionFormProps = { status: ProgramStatus; action: Action }

/** Weights that a rollout usually passes through, basis points. */
const usualWeights = [100, 1000] as const

/** A change of what visitors get, in two steps without script: the first opens what it does and the button that does it. */
export function ActionForm({ status, action: { action, title, text, button, release } }: ActionFormProps) {
  const { program, canary } = status
  const id = `${program}-${action}`
  return (
    <details className={styles.action} name={`${program}-change`}>
      <summary className={styles.summary}>{title}</summary>
      <form className={styles.form} method="post" action={`/status/rollouts/${program}`}>
        <p>{text}</p>
        <input type="hidden" name="action" value={action} />
        {release ? <input type="hidden" name="release" value={release} /> : <ReleaseField id={id} status={status} />}
        {action === 'rollout' && <WeightField id={`${id}-weight`} />}
        <Button type="submit" size="small">
          {button}
        </Button>
        {action === 'rollout' &&
          usualWeights
            .filter(weight => weight !== canary?.weight)
            .map(weight => (
              <Button key={weight} type="submit" size="small" look="line" name="weight" value={weight / 100}>
                Roll out to {percent(weight)}
              </Button>
            ))}
      </form>
    </details>
  )
}

/** In percent, steps of 0.01. It may stay empty: the buttons beside it have weights of their own, which stand after it in the form. */
const WeightField = ({ id }: { id: string }) => (
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
    autoComplete="off"
  />
)

/** Proposes what the history names besides the stable release. */
function ReleaseField({ id, status: { history, stable } }: { id: string; status: ProgramStatus }) {
  const isKnown = (release: string): boolean =>
    release !== stable?.release && history.find(each => each.release === release)?.action !== 'pruned'
  const known = new Set(history.map(({ release }) => release).filter(isKnown))
  return (
    <>
      <Field
        id={id}
        label="Release"
        hint="16 digits, as the list of releases prints them"
        name="release"
        required
        pattern="[0-9a-f]{16}"
        title="16 digits of 0 to 9 and a to f"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        list={`${id}-known`}
      />
      <datalist id={`${id}-known`}>
        {[...known].map(release => (
          <option key={release} value={release} />
        ))}
      </datalist>
    </>
  )
}
