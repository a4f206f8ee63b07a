/** One record an event, without what a visitor typed or an address (SMTP servers quote them): a mail has its id, an error its code. */
export type BookingEvent =
  | { event: 'booking-kept' | 'booking-known' | 'mail-sent'; mail: string }
  | { event: 'booking-honeypot' }
  | { event: 'booking-refused'; status: number }
  | { event: 'booking-failed' | 'outbox-unreadable'; code: string }
  | { event: 'mail-delayed'; mail: string; code: string; response?: number; retryInMs: number }
  | { event: 'mails-expired'; mails: number }

type EventName = BookingEvent['event']
const bookingNames: readonly EventName[] = ['booking-kept', 'booking-known', 'booking-honeypot', 'booking-refused', 'booking-failed']
const mailNames: readonly EventName[] = ['mail-sent', 'mail-delayed', 'mails-expired', 'outbox-unreadable']
/** The names of all events, for what counts them. */
export const bookingEvents = [...bookingNames, ...mailNames]

export type BookingLog = (entry: BookingEvent) => void

/** The code of a system, SMTP or other error: `ENOSPC`, `ECONNECTION`; its class where it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
