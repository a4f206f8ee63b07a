/** Knots from the first to the last; each comes loose only when both sides have moved. */
export const knots = [
  { knot: 'A word', west: 'says what it meant by regret', east: 'says what it heard', open: 'The word is set down in both languages.' },
  {
    knot: 'An order',
    west: 'lets the elders speak first',
    east: 'lets the young speak at all',
    open: 'There is an order of speech, and it has room.',
  },
  {
    knot: 'A well',
    west: 'gives up the well on Fridays',
    east: 'gives up the key to its gate',
    open: 'There is water, and a calendar on the wall.',
  },
] as const

export const copy = {
  title: 'A knot opens *from both sides*',
  hint: 'Two villages and one well. Ease each side with its own slider: pull one alone and the knot only tightens.',
  west: 'The hill village',
  east: 'The river village',
  /** At the left end of each thread. */
  names: ['hill', 'river'],
  still: 'has not moved',
  alone: 'Both must move.',
  tight: 'Neither side has moved. Three knots, none undone.',
  open: 'Two threads, one cord, and neither was cut. What is left is to keep it so.',
  note: 'An illustration: there are no such villages, and no such well.',
} as const
