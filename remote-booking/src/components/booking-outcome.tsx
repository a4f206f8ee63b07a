import { identity } from '@site/identity'
import { useEffect, useRef } from 'react'
import { bookingWords } from '../content/booking-form.ts'
import { BookingNote } from './booking-note.tsx'
import type { BookingStatus } from './use-booking.ts'

export type BookingOutcomeProps = { status: BookingStatus; mailto: string }

/** The note below the form. It opens when the request leaves, so the answer finds its room and moves nothing. */
export function BookingOutcome({ status, mailto }: BookingOutcomeProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'sent') note.current?.focus()
    if (status === 'failed') note.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  if (status === 'idle') return null
  if (status === 'sending') return <BookingNote kind="sending">{bookingWords.sendingNote}</BookingNote>
  if (status === 'sent')
    return (
      <BookingNote kind="sent" title={bookingWords.sent} ref={note}>
        {bookingWords.sentNote}
      </BookingNote>
    )
  return (
    <BookingNote kind="failed" title={bookingWords.failed} ref={note}>
      {bookingWords.failedNote} <a href={mailto}>{identity.emails.consultation}</a>.
    </BookingNote>
  )
}
