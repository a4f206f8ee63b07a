/** Seconds that a breath takes in, and out. */
export const seconds = { in: 4, out: 6 } as const

/** After as many breaths it ends by itself. */
export const breaths = 5

export const copy = {
  title: 'Before the lesson, *one line to follow*',
  hint: 'Breathe in while the line rises, out while it falls: four counts in, six out. A class does this with the lights as they are. Stop whenever you like.',
  start: 'Breathe with the line',
  stop: 'Stop here',
  in: 'in',
  out: 'out',
  rest: 'Five breaths take fifty seconds. Nobody has ever been too late for a lesson by that much.',
  breath: 'Breath',
  stopped: 'Stopping is allowed. It is the first rule of the room.',
  done: 'That was fifty seconds. Only now would the books be opened.',
} as const
