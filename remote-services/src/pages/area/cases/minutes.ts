const dayMinutes = 24 * 60

/** @param at a time of day such as `22:05` */
const minuteOfDay = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3))

/** How long it is from one time of day to another, in minutes; past midnight where the second is the earlier. */
export const minutesBetween = (from: string, until: string): number => (minuteOfDay(until) - minuteOfDay(from) + dayMinutes) % dayMinutes

/** For each entry, how long it is until the next, and from the last until the end; minutes. */
export const minutesAfter = (entries: readonly { readonly at: string }[], until: string): number[] =>
  entries.map(({ at }, index) => minutesBetween(at, entries[index + 1]?.at ?? until))

/** The time of day so many minutes after another. */
export function timeAfter(from: string, minutes: number): string {
  const minute = (minuteOfDay(from) + minutes) % dayMinutes
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
