/** A week after release, a bar of the gate for each day. */
export const days = [
  { day: 'Monday', opens: 'The 7.40 bus, caught. Someone at the bench says good morning and means the clock.' },
  { day: 'Tuesday', opens: 'An hour with the counsellor. Most of it is about a dog.' },
  { day: 'Wednesday', opens: 'Reading at the college, aloud, without a door being locked behind it.' },
  { day: 'Thursday', opens: 'First pay slip. It is spelt right.' },
  { day: 'Friday', opens: 'The old friends call. The mentor answers at eleven at night, as agreed.' },
  { day: 'Saturday', opens: 'Football, and a coach who expects him by name.' },
  { day: 'Sunday', opens: 'Dinner at a table that was prepared for this. Somebody does the washing-up.' },
] as const

export const copy = {
  title: 'Behind the gate, *a week like any other*',
  hint: 'Lift the gate a day at a time. Nothing remarkable is behind it.',
  choices: 'Days of the week',
  closed: 'The gate is shut. From inside, a week is seven bars.',
  lifted: 'days open.',
  /** Of a bar that comes down again. */
  shut: 'shut again.',
  open: 'An ordinary week. Nobody will write about it, and that is the point.',
  note: 'An illustration: an ordinary week, and nobody’s in particular.',
} as const
