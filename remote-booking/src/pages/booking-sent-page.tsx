import { BookingAnswer } from '../components/booking-answer.tsx'
import { bookingWords } from '../content/booking-form.ts'

/** Where the server sends a form that was posted without script, and accepted. */
export function Page() {
  return <BookingAnswer kind="sent" title={bookingWords.sent} />
}
