import { identity } from '@site/identity'
import { useLayoutEffect, useRef } from 'react'
import { bookingCopy } from './booking-copy.ts'
import { BookingNote } from './booking-note.tsx'
import type { BookingStatus } from './use-booking-request.ts'
import { useOnline } from './use-online.ts'

export type BookingOutcomeProps = { status: BookingStatus; mailto: string }

/**
 * The note below the form. It opens when the request leaves, so the answer finds its room and moves nothing. Each has a
 * key of its own: an element that becomes an alert afterwards is not read out everywhere.
 */
export function BookingOutcome({ status, mailto }: BookingOutcomeProps) {
  const note = useRef<HTMLDivElement>(null)
  const online = useOnline()
  // Before the page is painted without the form: its answer is in sight at once.
  useLayoutEffect(() => {
    // Unless the reader is elsewhere on the page, to which they have come back meanwhile.
    const held = document.activeElement
    if (status === 'sent' && (held === document.body || note.current?.closest('form')?.contains(held))) {
      note.current?.focus({ preventScroll: true })
      note.current?.scrollIntoView({ block: 'start' })
    }
    if (status === 'failed') note.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  if (status === 'idle') return null
  if (status === 'sending')
    return (
      <BookingNote key="sending" kind="sending">
        {bookingCopy.sendingNote}
      </BookingNote>
    )
  if (status === 'sent')
    return (
      <BookingNote key="sent" kind="sent" title={bookingCopy.sent} ref={note}>
        {identity.status === 'demonstration' ? bookingCopy.demonstrationSent : bookingCopy.sentNote}
      </BookingNote>
    )
  return (
    <BookingNote key="failed" kind="failed" title={bookingCopy.failed} ref={note}>
      {online ? bookingCopy.failedNote : bookingCopy.offlineNote} <a href={mailto}>{identity.emails.consultation}</a>.
    </BookingNote>
  )
}
