import circleExclamationPoint from 'icon:circle-exclamation-point'
import shieldCheck from 'icon:shield-check'
import { Icon } from '@site/kit/ui/base/icon'
import type { BookingField } from './booking-copy-record.ts'
import styles from './booking-field.module.css'
import type { Control } from './field-error.ts'

export type BookingFieldRowProps = {
  field: BookingField
  error: string | undefined
  readOnly: boolean
  onLeave: (field: BookingField, control: Control) => void
}

/** Id of a field's control, for its label and for links to it. */
export const controlId = (field: BookingField): string => `booking-${field.name}`

/** A label, its control, and a line kept free for what is to be mended: an error moves nothing. */
export function BookingFieldRow({ field, error, readOnly, onLeave }: BookingFieldRowProps) {
  const id = controlId(field)
  const described = [field.hint && `${id}-hint`, field.caution && `${id}-caution`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    name: field.name,
    className: styles.control,
    dir: 'auto',
    autoComplete: field.autoComplete,
    required: field.required,
    readOnly,
    // With a placeholder, style sheets can tell an empty field.
    placeholder: ' ',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
    onBlur: (event: { currentTarget: Control }) => onLeave(field, event.currentTarget),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
        {!field.required && <span className={styles.optional}> (optional)</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {field.kind === 'long' ? <textarea rows={7} {...control} /> : <input type={field.kind} {...control} />}
      <p className={styles.error} id={`${id}-error`}>
        {error && (
          <>
            <Icon drawing={circleExclamationPoint} />
            {error}
          </>
        )}
      </p>
      {field.caution && (
        <p id={`${id}-caution`} className={styles.caution}>
          <Icon drawing={shieldCheck} />
          {field.caution}
        </p>
      )}
    </div>
  )
}
