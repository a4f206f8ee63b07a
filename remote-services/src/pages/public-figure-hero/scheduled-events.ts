/**
 * Engagements with a date. The page, its structured data and the calendar files at `/assets/events/` are made
 * of this one record: after a change, run `npm run calendar-files` in this folder.
 */

export type ScheduledEvent = {
  /** Names the calendar file and the event's place on the page. */
  readonly slug: string
  /** Day of the event where it is held: `2023-09-21`. */
  readonly date: string
  readonly title: string
  /** City and country. */
  readonly location: string
  /** Its form, and what it is about. */
  readonly focus: string
}

/** The day this list was last read through: what lay before it is past for everybody, whatever the time of the build. */
export const lastRevised = '2025-01-15'

export const scheduledEvents = [
  {
    slug: 'peace-begins-in-the-class-register',
    date: '2023-09-21',
    title: 'Peace begins in the class register',
    location: 'Geneva, Switzerland',
    focus: 'Keynote for the International Day of Peace: what a ceasefire owes to the children it finds out of school.',
  },
  {
    slug: 'what-the-back-row-knows',
    date: '2023-10-11',
    title: 'What the back row already knows',
    location: 'Nairobi, Kenya',
    focus: 'Panel on the International Day of the Girl Child, with pupils asking and ministries answering.',
  },
  {
    slug: 'a-lesson-on-a-locked-wing',
    date: '2023-11-20',
    title: 'A lesson on a locked wing',
    location: 'Manchester, United Kingdom',
    focus: 'Guest lecture for World Children’s Day on teaching young people in custody, from the first hour to release.',
  },
  {
    slug: 'thirty-articles-at-seventy-five',
    date: '2023-12-10',
    title: 'Thirty articles at seventy-five',
    location: 'The Hague, Netherlands',
    focus: 'Fireside conversation on Human Rights Day, 75 years after the Universal Declaration was adopted.',
  },
] as const satisfies readonly ScheduledEvent[]
