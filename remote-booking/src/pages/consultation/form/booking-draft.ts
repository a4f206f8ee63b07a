import { readStored, writeStored } from '@site/kit/runtime'
import { bookingFields } from './booking-copy.ts'
import type { Booking } from './send-booking.ts'

const draftKey = 'booking-draft'

/** What was typed and not yet sent, and the topic its message began with. */
export type BookingDraft = Partial<Booking> & { topic?: string }

/** Keeps a draft for this tab, across a reload or a mistaken navigation. Without storage, nothing is kept. */
export function saveDraft(draft: BookingDraft): void {
  writeStored('session', draftKey, JSON.stringify(draft))
}

/** The draft of this tab; an empty one where there is none, or none that can be read. */
export function readDraft(): BookingDraft {
  try {
    const stored: unknown = JSON.parse(readStored('session', draftKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const known = [...bookingFields.map(field => field.name), 'topic']
    return Object.fromEntries(Object.entries(stored).filter(([key, value]) => known.includes(key) && typeof value === 'string'))
  } catch {
    return {}
  }
}

export function clearDraft(): void {
  writeStored('session', draftKey, null)
}
