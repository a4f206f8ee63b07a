import { bookingCopy } from '../form/booking-copy.ts'
import { BookingAnswer } from './booking-answer.tsx'

/** Where the server sends a form that was posted without script, and accepted. */
export function Page() {
  return <BookingAnswer kind="sent" title={bookingCopy.sent} />
}
