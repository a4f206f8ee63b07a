import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The day where the reader is, as a date of ISO 8601. */
function today(): string {
  const now = new Date()
  const twoDigits = (part: number): string => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/**
 * The reader's own day, `2026-11-21`.
 * @param known a day that has come for everybody: what the prerendered page and the first client render go by
 */
export const useToday = (known: string): string => useSyncExternalStore(never, today, () => known)
