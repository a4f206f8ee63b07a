/**
 * Lines of a staff register. No name is invented: what is sewn in is a thread and the place where a name was found.
 * Not found: the place stays open, and says so.
 */
export const lines = [
  { entered: 'Two porters', wage: 'shared', found: 'Both names were on the back of a photograph, in a family’s kitchen.' },
  { entered: 'Cook', wage: 'board only', found: 'She signed for a library book in the same week.' },
  { entered: 'Wife of the above', wage: 'none', found: 'Her own name stands in the parish book, two streets away.' },
  { entered: 'A boy', wage: 'as found', found: 'A grandson knew it, and how to say it.' },
  { entered: 'Labour, various', wage: 'by the head', found: undefined },
] as const

export const copy = {
  title: 'A register, *read for who is missing*',
  hint: 'Five lines of a staff register, each without a name. Sew in those that can be found.',
  caption: 'Staff, as entered',
  entered: 'Entered as',
  wage: 'Wage',
  name: 'Name',
  /** After the button's words, for those who hear them without the line. */
  whose: 'the name,',
  sewn: 'name sewn in',
  open: 'not found: kept open',
  sew: 'Sew in',
  seek: 'Seek',
  end: 'Four lines have names again. The fifth is a loss, and is kept as one.',
  start: 'No names yet. Nothing here is false; it is only that nobody is in it.',
  /** Of the one line that was sought before any other. */
  lost: 'Not every line can be answered. This one says so now, where it said nothing.',
  /** Of as many lines as have names again, from one. */
  named: [
    'One line has its name again, and the wage beside it reads differently.',
    'Two lines are named. The register was never short of people, only of names.',
    'Three lines are named. Each name was kept somewhere, only not in this book.',
    'Four lines are named. One is left, and it may have no answer.',
  ],
  notFound: 'No paper names them, and no one is left to ask. The gap is stitched round and kept open, to be read as a loss.',
  note: 'An illustration, not a record: the lines are of the kind that archives hold, and no name is made up.',
} as const
