/** Leaves of the tree: a source, and the lesson that grew from it. `root`: index of the card it grows from. */
export const leaves = [
  {
    root: 0,
    source: 'A grandmother’s flatbread',
    lesson: 'Fractions, by the cup. The recipe is cited, and its keeper is paid for the hour.',
  },
  { root: 0, source: 'A mechanic’s ear', lesson: 'Physics of an engine, begun with eyes shut.' },
  { root: 0, source: 'A midwife’s calendar', lesson: 'The moon, the month and the reading of a table.' },
  { root: 1, source: 'A clapping game', lesson: 'Multiplication. The whole yard already knows the sevens.' },
  { root: 1, source: 'A fishing net', lesson: 'Geometry with the hands first and the word polygon last.' },
  { root: 1, source: 'A market stall', lesson: 'Debate, in two languages, with something to lose.' },
  { root: 2, source: 'A street name', lesson: 'Who put it there, who lived there before, and who may ask.' },
  { root: 2, source: 'A textbook map', lesson: 'What is largest in the middle, and who drew the edge.' },
  { root: 2, source: 'A missing page', lesson: 'Evidence for what an archive did not keep.' },
] as const

export const copy = {
  title: 'A tree whose leaves are *sources*',
  hint: 'Open a leaf: each is something that a place already knows, and the lesson that grew from it.',
  roots: ['living knowledge', 'many ways in', 'critical courage'],
  note: 'An illustration, not a syllabus: yours would have other leaves.',
} as const
