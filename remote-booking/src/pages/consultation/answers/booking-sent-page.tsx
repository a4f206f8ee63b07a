import { useEffect } from 'react'
import { bookingCopy } from '../form/booking-copy.ts'
import { clearDraft } from '../form/booking-draft.ts'
import { BookingAnswer } from './booking-answer.tsx'

/** Where the server sends a form that was posted without script, and accepted: an earlier page of the tab may have kept a draft of it. */
export function Page() {
  useEffect(clearDraft, [])
  return <BookingAnswer kind="sent" title={bookingCopy.sent} />
}
