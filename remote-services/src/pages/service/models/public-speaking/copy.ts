export const minutes = 45

/** Parts of the talk, each from its first minute. `force`: how loud it is, of 1. */
export const parts = [
  { from: 0, force: 0.35, name: 'A question', happens: 'Hands go up before there is a slide. The hall hears itself first.' },
  { from: 5, force: 0.62, name: 'The evidence', happens: 'Four findings, each with its source on the sheet under the chair.' },
  { from: 17, force: 0.2, name: 'One life', happens: 'The quietest minutes. A single account, told with consent, and no chart.' },
  {
    from: 27,
    force: 1,
    name: 'The doubters',
    happens: 'Objections, at their strongest, from the back rows first. The loudest minutes are not hers.',
  },
  { from: 39, force: 0.5, name: 'The decision', happens: 'Each listener writes one line and takes it home. She stops on time.' },
] as const

export const copy = {
  title: 'A talk, *loud and quiet*',
  hint: 'Move through the talk. Where the threads swing wide it is loud; notice where it is quiet.',
  slider: 'Minute of the talk',
  note: 'An illustration of how a talk is built, not a record of one.',
} as const
