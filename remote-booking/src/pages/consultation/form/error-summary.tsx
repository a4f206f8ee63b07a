import type { MouseEvent, RefObject } from 'react'
import { bookingFields } from './booking-copy.ts'
import { controlId } from './booking-field.tsx'
import styles from './error-summary.module.css'
import { errorCount, type FieldErrors } from './field-error.ts'

export type ErrorSummaryProps = { errors: FieldErrors; ref: RefObject<HTMLElement | null> }

/** Everything that keeps a request from being sent, each a way to its field. It gets the focus, so it is read out whole. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  return (
    <section ref={ref} className={styles.summary} tabIndex={-1} aria-labelledby="booking-errors">
      <strong id="booking-errors">{errorCount(errors)}</strong>
      <ul className={styles.list}>
        {bookingFields.map(
          field =>
            errors[field.name] && (
              <li key={field.name}>
                <a href={`#${controlId(field)}`} onClick={leadToField}>
                  {errors[field.name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

/** The address stays as it is: it names the topic, and going back should leave the form. */
function leadToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
