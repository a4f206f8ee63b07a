import arrowRight from 'icon:arrow-right'
import { identity } from '@site/identity'
import { bookingPaths, honeypotField } from '@site/kit/contract/booking'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import textStyles from '@site/kit/ui/base/text.module.css'
import { useHydrated } from '@site/kit/ui/base/use-hydrated'
import { useEffect } from 'react'
import { bookingCopy, bookingFields } from './booking-copy.ts'
import { BookingFieldRow } from './booking-field.tsx'
import styles from './booking-form.module.css'
import { BookingOutcome } from './booking-outcome.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SentBooking } from './sent-booking.tsx'
import { TopicChoice } from './topic-choice.tsx'
import { type BookingForm as BookingState, useBooking } from './use-booking.ts'

const demonstrates = identity.status === 'demonstration'

/**
 * The booking form. Without script, or before it is ready, the browser checks the fields by itself and
 * posts them to `/booking`, which answers with a page; afterwards everything happens here. `onTopic` is called with what it is about.
 */
export function BookingForm({ onTopic }: { onTopic?: (topic: string | undefined) => void }) {
  const booking = useBooking()
  const hydrated = useHydrated()
  const { status, errors, topic, sent } = booking
  useEffect(() => onTopic?.(topic), [onTopic, topic])
  const sending = status === 'sending'
  return (
    <form
      ref={booking.ref}
      className={styles.form}
      action={bookingPaths.form}
      method="post"
      noValidate={hydrated}
      aria-label={bookingCopy.title}
      data-sent={sent && ''}
      onSubmit={booking.submit}
      // React renders between a choice's `input` and its `change`, and puts the one before back: choices are heard by `change` alone.
      onInput={({ target }) => target instanceof HTMLSelectElement || booking.change()}
    >
      {!sent && <h2>{bookingCopy.title}</h2>}
      {/* It is folded, and not taken away: the browser holds what its fields say. */}
      <div className={styles.body} hidden={sent !== undefined}>
        {demonstrates && <p className={styles.lead}>{bookingCopy.demonstration}</p>}
        {booking.refused && <ErrorSummary refused={booking.refused} errors={errors} ref={booking.summary} />}
        <div className={styles.fields}>
          <TopicChoice topic={topic} disabled={sending} onChoose={booking.ask} />
          {bookingFields.map(field => (
            <BookingFieldRow key={field.name} field={field} error={errors[field.name]} readOnly={sending} onLeave={booking.leave} />
          ))}
        </div>
        <Honeypot />
        <p className={styles.byLetter}>
          {bookingCopy.byLetter} <a href={`mailto:${identity.emails.consultation}`}>{identity.emails.consultation}</a>.
        </p>
        <p className={styles.onPaper}>
          {identity.emails.consultation}, {identity.phone}
        </p>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={sending || undefined} icon={!sending && <Icon drawing={arrowRight} />}>
            {actionOf(booking)}
          </Button>
          <p className={textStyles.meta}>
            {booking.mailOnly ? bookingCopy.mailOnly : bookingCopy.privacy} <a href="/privacy-policy">privacy policy</a>.
          </p>
        </div>
        <div className={styles.safety}>
          <a href="/writing-safely">{bookingCopy.safely}</a>
          <button type="button" className={styles.forget} hidden={booking.draft !== 'kept' || sending} onClick={booking.forget}>
            {bookingCopy.forget}
          </button>
          <p ref={booking.forgotten} role="status" tabIndex={-1}>
            {booking.draft === 'forgotten' && bookingCopy.forgotten}
          </p>
        </div>
      </div>
      <BookingOutcome status={status} mailto={booking.mailto} />
      {sent && <SentBooking booking={sent} onWriteAnother={booking.writeAnother} />}
    </form>
  )
}

function actionOf({ status, mailOnly }: BookingState): string {
  if (mailOnly) return bookingCopy.write
  if (status === 'sending') return bookingCopy.sending
  return status === 'failed' ? bookingCopy.sendAgain : demonstrates ? bookingCopy.demonstrationSend : bookingCopy.send
}

/** A field only machines fill in; what it holds is never sent, and a request with it filled is not sent either. */
function Honeypot() {
  return (
    <div className={textStyles.spoken} aria-hidden="true">
      <label>
        Leave this field empty
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
