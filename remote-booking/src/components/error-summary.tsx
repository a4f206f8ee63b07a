import { bookingFields } from '../content/booking-form.ts'
import { controlId } from './booking-field.tsx'
import styles from './error-summary.module.css'
import { errorCount, type FieldErrors } from './field-error.ts'

export type ErrorSummaryProps = { errors: FieldErrors }

/** Everything that keeps a request from being sent, each a way to its field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  return (
    <div className={styles.summary}>
      <strong>{errorCount(errors)}</strong>
      <ul className={styles.list}>
        {bookingFields.map(
          field =>
            errors[field.name] && (
              <li key={field.name}>
                <a href={`#${controlId(field)}`}>{errors[field.name]}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
