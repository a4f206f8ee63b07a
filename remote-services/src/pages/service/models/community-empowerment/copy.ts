export const threads = 2400

/** As many are woven when the visitor comes to it: the rest is theirs to weave. */
export const begun = 1200

/** What a cloth of so many threads is, from its first thread on. */
export const sizes = [
  { from: 0, is: 'No thread yet. The first is somebody, and it is not yet a cloth.' },
  { from: 40, is: 'A street. Everyone knows who has the key to the hall.' },
  { from: 400, is: 'A district. The minutes are read out, and the budget has readers.' },
  { from: 1200, is: 'A region. Groups lend each other tools, halls and nerve.' },
  { from: 2400, is: 'All of them. Now look for the thread that holds it: there is none.' },
] as const

export const copy = {
  title: 'A cloth of *leaders*',
  hint: 'Each thread is one person whom neighbours already ask. Weave them in. The leaders are counted, the cloth is drawn.',
  slider: 'Threads woven',
  pull: 'Pull one out',
  back: 'Lay it back',
  held: 'One is gone. There is a gap of one stitch, and the rest holds: every role was held by two.',
} as const
