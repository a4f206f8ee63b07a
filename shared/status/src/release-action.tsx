import type { ProgramStatus } from '@site/delivery/status-model'
import { Button } from '@site/kit/ui/base/button'
import { ActionForm } from './action-form.tsx'
import { ConfirmedAction } from './confirmed-action.tsx'
import { Field } from './field.tsx'
import styles from './release-action.module.css'
import { WeightField } from './weight-action.tsx'

export type ReleaseActionProps = { status: ProgramStatus; action: 'rollout' | 'promote'; group: string }

const words = {
  rollout: {
    title: 'Try a release',
    text: 'A weight of the visitors gets it, and keeps it. Start small: the guard compares it with the stable release.',
    button: 'Give it this weight',
  },
  promote: { title: 'Make a release stable', text: 'Every visitor gets it from the next page on.', button: 'Make it stable' },
} as const

/** An action about a release that is neither stable nor the canary: the reader names it. */
export function ReleaseAction({ status, action, group }: ReleaseActionProps) {
  const { program } = status
  const { title, text, button } = words[action]
  const id = `${program}-${action}`
  const known = knownReleases(status)
  return (
    <ConfirmedAction group={group} title={title}>
      <p>{text}</p>
      <ActionForm program={program} action={action} className={styles.form}>
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
          {...(known.length > 0 && { list: `${id}-known` })}
        />
        {known.length > 0 && (
          <datalist id={`${id}-known`}>
            {known.map(release => (
              <option key={release} value={release} />
            ))}
          </datalist>
        )}
        {action === 'rollout' && <WeightField id={`${id}-weight`} />}
        <Button type="submit" size="small">
          {button}
        </Button>
      </ActionForm>
    </ConfirmedAction>
  )
}

/** What the history names besides the stable release and the canary, newest first. */
function knownReleases({ history, stable, canary }: ProgramStatus): string[] {
  const gone = history.filter(({ action }) => action === 'pruned').map(({ release }) => release)
  const left = history.map(({ release }) => release).filter(release => ![stable?.release, canary?.release, ...gone].includes(release))
  return [...new Set(left)]
}
