import { bookingCopy } from '../form/booking-copy.ts'
import { BookingAnswer } from './booking-answer.tsx'

/** Where the server sends a form that was posted without script, and could not be accepted. */
export function Page() {
  return <BookingAnswer kind="failed" title={bookingCopy.failed} />
}
