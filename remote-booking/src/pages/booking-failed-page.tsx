import { BookingAnswer } from '../components/booking-answer.tsx'
import { bookingWords } from '../content/booking-form.ts'

/** Where the server sends a form that was posted without script, and could not be accepted. */
export function Page() {
  return <BookingAnswer kind="failed" title={bookingWords.failed} />
}
