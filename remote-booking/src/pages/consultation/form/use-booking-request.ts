import { honeypotField } from '@site/kit/contract/booking'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { bookingMailto } from './booking-mailto.ts'
import { controlOf } from './field-error.ts'
import { type Booking, sendBooking } from './send-booking.ts'

export type BookingStatus = 'idle' | 'sending' | 'sent' | 'failed'

export type BookingRequest = {
  status: BookingStatus
  /** What was sent; undefined while there is something to write. */
  sent: Booking | undefined
  /** After a failure: the same words as a letter. */
  mailto: string
  /** True from the moment of sending, before anything is rendered. */
  isSending: () => boolean
  send: (form: HTMLFormElement) => void
  /** After a failure: has the letter say what the form says by now. */
  rewrite: (booking: Booking) => void
  /** Back to a form that nothing was sent with. */
  reset: () => void
}

/** The last request, until a form has shown what became of it: one that is left meanwhile and opened again goes on with it. */
let unshown: { readonly booking: Booking; readonly outcome: Promise<void> } | undefined

/**
 * What becomes of a form that is sent: sending, sent, failed (specification, section 4).
 * @param onSent called once a request has arrived
 */
export function useBookingRequest(ref: RefObject<HTMLFormElement | null>, onSent: (form: HTMLFormElement) => void): BookingRequest {
  const sending = useRef(false)
  const [status, setStatus] = useState<BookingStatus>('idle')
  const [sent, setSent] = useState<Booking>()
  const [mailto, setMailto] = useState('')
  useEffect(() => {
    if (ref.current && unshown) void follow(ref.current, unshown)
  }, [])

  function send(form: HTMLFormElement): void {
    const booking = readBooking(form)
    unshown = { booking, outcome: refuseFilledHoneypot(form) ?? sendBooking(booking) }
    unshown.outcome.catch(error => console.error('The booking request was not sent:', error))
    void follow(form, unshown)
  }

  async function follow(form: HTMLFormElement, { booking, outcome }: NonNullable<typeof unshown>): Promise<void> {
    sending.current = true
    setStatus('sending')
    try {
      await outcome
      onSent(form)
      setSent(booking)
      setStatus('sent')
    } catch {
      rewrite(booking)
      setStatus('failed')
    } finally {
      sending.current = false
      if (form.isConnected) unshown = undefined
    }
  }

  function rewrite(booking: Booking): void {
    setMailto(bookingMailto(booking))
  }

  function reset(): void {
    setSent(undefined)
    setMailto('')
    setStatus('idle')
  }

  return { status, sent, mailto, isSending: () => sending.current, send, rewrite, reset }
}

/** What the fields of a form say. */
export const readBooking = (form: HTMLFormElement): Booking => {
  const text = (name: keyof Booking): string => controlOf(form, name).value.trim()
  return { name: text('name'), email: text('email'), organisation: text('organisation'), message: text('message') }
}

/**
 * Keeps a request from being sent whose honeypot a machine has filled; the machine reads what a person reads. A person
 * whose browser filled it loses nothing: it is emptied, so their next attempt goes out.
 * @returns a rejection where the honeypot is filled
 */
function refuseFilledHoneypot(form: HTMLFormElement): Promise<never> | undefined {
  const honeypot = form.elements.namedItem(honeypotField)
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return undefined
  honeypot.value = ''
  return Promise.reject(new Error('The field that people do not see was filled in'))
}
