import { identity } from '@site/identity'
import { locale } from '@site/identity/locale'
import { Button } from '@site/kit/ui/base/button'
import { TextLink } from '@site/kit/ui/base/text-link'
import { bookingCopy } from './booking-copy.ts'
import { replyDay } from './reply-day.ts'
import type { Booking } from './send-booking.ts'
import styles from './sent-booking.module.css'

export type SentBookingProps = { booking: Booking; onWriteAnother: () => void }

const dayInWords = (day: Date): string => day.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' })

const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => `${part}`.padStart(2, '0')).join('-')

/** In place of the form: what was sent, where the reply will go, and the ways on. */
export function SentBooking({ booking: { name, email, organisation, message }, onWriteAnother }: SentBookingProps) {
  const demonstrates = identity.status === 'demonstration'
  return (
    <>
      <figure className={styles.letter}>
        <figcaption className={styles.label}>{demonstrates ? bookingCopy.demonstrationWords : bookingCopy.sentWords}</figcaption>
        <blockquote className={styles.words} dir="auto">
          {message}
        </blockquote>
        <p className={styles.from} dir="auto">
          {[name, organisation, demonstrates && email].filter(Boolean).join(', ')}
        </p>
      </figure>
      {!demonstrates && <ReplyLine email={email} />}
      <p className={styles.ways}>
        <Button look="line" onClick={onWriteAnother}>
          {bookingCopy.another}
        </Button>
        <TextLink href="/faq">Questions and answers</TextLink>
        <TextLink href="/fees">Fees</TextLink>
      </p>
    </>
  )
}

function ReplyLine({ email }: Pick<Booking, 'email'>) {
  const due = identity.promises.includes('reply') && replyDay(new Date())
  return (
    <p>
      {bookingCopy.sentReply} <strong>{email}</strong>
      {due && (
        <>
          {' '}
          by <time dateTime={isoDay(due)}>{dayInWords(due)}</time>, bank holidays aside
        </>
      )}
      .
    </p>
  )
}
