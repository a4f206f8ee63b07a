import arrowRight from 'icon:arrow-right'
import { identity } from '@site/identity'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import textStyles from '@site/kit/ui/base/text.module.css'
import { useEffect, useState } from 'react'
import { bookingFields, bookingWords } from './booking-copy.ts'
import { BookingFieldRow } from './booking-field.tsx'
import styles from './booking-form.module.css'
import { BookingOutcome } from './booking-outcome.tsx'
import { shortTopic } from './booking-topic.ts'
import { ErrorSummary } from './error-summary.tsx'
import { type BookingForm as BookingState, trapName, useBooking } from './use-booking.ts'

/**
 * The booking form. Without script, or before it is ready, the browser checks the fields by itself and
 * posts them to `/booking`, which answers with a page; afterwards everything happens here.
 */
export function BookingForm() {
  const booking = useBooking()
  const hydrated = useHydrated()
  const { status, errors, topic } = booking
  const sending = status === 'sending'
  return (
    <form
      ref={booking.ref}
      className={styles.form}
      action="/booking"
      method="post"
      noValidate={hydrated}
      aria-labelledby="booking-title"
      onSubmit={booking.submit}
      onInput={booking.change}
    >
      <h2 id="booking-title">{bookingWords.title}</h2>
      <p className={styles.lead}>
        {topic ? (
          <>
            {bookingWords.topic} <strong>{shortTopic(topic)}</strong>
          </>
        ) : (
          bookingWords.lead
        )}
      </p>
      {booking.refused && <ErrorSummary errors={errors} ref={booking.summary} />}
      <div className={styles.fields}>
        {bookingFields.map(field => (
          <BookingFieldRow key={field.name} field={field} error={errors[field.name]} readOnly={sending} onLeave={booking.leave} />
        ))}
      </div>
      <Trap />
      <p className={styles.byLetter}>
        {bookingWords.byLetter} <a href={`mailto:${identity.emails.consultation}`}>{identity.emails.consultation}</a>.
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={sending || undefined} icon={!sending && <Icon drawing={arrowRight} />}>
          {actionOf(booking)}
        </Button>
        <p className={textStyles.meta}>
          {booking.mailOnly ? bookingWords.mailOnly : bookingWords.privacy} <a href="/privacy-policy">privacy policy</a>.
        </p>
      </div>
      <BookingOutcome status={status} mailto={booking.mailto} />
    </form>
  )
}

function actionOf({ status, mailOnly }: BookingState): string {
  if (mailOnly) return bookingWords.write
  if (status === 'sending') return bookingWords.sending
  return status === 'failed' ? bookingWords.sendAgain : bookingWords.send
}

/** False in the markup and in the first client render; then true. The browser's own messages serve until then. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}

/** A field only machines fill in; what it holds is never sent, and a request with it filled is not sent either. */
function Trap() {
  return (
    <div className={textStyles.spoken} aria-hidden="true">
      <label>
        Leave this field empty
        <input name={trapName} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
