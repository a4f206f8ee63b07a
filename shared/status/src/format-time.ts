/** Times as a British reader writes them, always UTC: the teams need not weight a clock. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})
const timeOnly = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })

/** A time that is none is shown as it is: a broken one must not hide a status. */
const isTime = (iso: string): boolean => !Number.isNaN(Date.parse(iso))

/** `22 November 2025, 03:04 UTC`. */
export const dateTime = (iso: string): string => (isTime(iso) ? `${dateAndTime.format(Date.parse(iso)).replace(' at ', ', ')} UTC` : iso)

/** `03:04`. */
export const clock = (iso: string): string => (isTime(iso) ? timeOnly.format(Date.parse(iso)) : iso)

/** From one ISO time to another: `2 h 10 min`, `3 days`; undefined when it is no span. */
export function duration(from: string, to: string): string | undefined {
  const span = Date.parse(to) - Date.parse(from)
  if (Number.isNaN(span) || span < 0) return undefined
  if (span < minute) return 'less than a minute'
  if (span < hour) return `${Math.floor(span / minute)} min`
  if (span < 2 * day) return hoursAndMinutes(span)
  return `${Math.floor(span / day)} days`
}

function hoursAndMinutes(span: number): string {
  const minutes = Math.floor((span % hour) / minute)
  return minutes > 0 ? `${Math.floor(span / hour)} h ${minutes} min` : `${Math.floor(span / hour)} h`
}
