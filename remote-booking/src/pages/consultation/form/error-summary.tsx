import textStyles from '@site/kit/ui/base/text.module.css'
import type { MouseEvent, RefObject } from 'react'
import { bookingCopy, bookingFields } from './booking-copy.ts'
import { controlId } from './booking-field.tsx'
import styles from './error-summary.module.css'
import { errorCount, type FieldErrors } from './field-error.ts'

export type ErrorSummaryProps = {
  /** What kept the last attempt from being sent. */
  refused: FieldErrors
  /** What is wrong by now. */
  errors: FieldErrors
  ref: RefObject<HTMLElement | null>
}

/**
 * Everything that kept a request from being sent, each a way to its field. It gets the focus, so it is read out whole.
 * What is mended is crossed out, and stays: the fields below would move while they are written in.
 */
export function ErrorSummary({ refused, errors, ref }: ErrorSummaryProps) {
  const left = bookingFields.filter(({ name }) => refused[name] && errors[name]).length
  return (
    <section ref={ref} className={styles.summary} data-mended={left === 0 ? '' : undefined} tabIndex={-1} aria-labelledby="booking-errors">
      <strong id="booking-errors">{errorCount(left)}</strong>
      <ul className={styles.list}>
        {bookingFields.map(
          field =>
            refused[field.name] && (
              <li key={field.name}>
                <a href={`#${controlId(field)}`} onClick={leadToField}>
                  {errors[field.name] ?? (
                    <>
                      <span className={textStyles.spoken}>{bookingCopy.mended} </span>
                      <s>{refused[field.name]}</s>
                    </>
                  )}
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
