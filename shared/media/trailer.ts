/** The trailer, shot by shot: its pictures, its titles, and what its captions and transcript say. */

export type Shot = {
  /** A film of `films/`. */
  readonly film: string
  /** How long it is on the screen, seconds. */
  readonly seconds: number
  /** Where in the film it begins, 0..1 of its loop. */
  readonly from?: number
  /** Words on the screen. */
  readonly title: string
  /** What is seen, for those who do not see it. */
  readonly shows: string
  /** What is heard, for those who do not hear it; only where it changes. */
  readonly sound?: string
}

/** Together 54 s, the length of the score. */
export const shots = [
  {
    film: 'hero-2',
    seconds: 6,
    from: 0.7,
    title: 'Every right is a thread.',
    shows:
      'An old hand lets a golden thread down into a young open hand. The thread runs on from them, through every picture that follows.',
    sound: 'Plucked strings over a low, held note',
  },
  {
    film: 'hero-4',
    seconds: 5,
    from: 0.765,
    title: 'A life worth living is the cloth.',
    shows: 'Two people talk, and their words are woven together between them.',
  },
  {
    film: 'feature-7',
    seconds: 4.5,
    from: 0.6,
    title: 'Where a thread is cut, she begins.',
    shows: 'In a torn indigo cloth, a shuttle lays a golden thread where a grey one broke.',
  },
  {
    film: 'hero-3',
    seconds: 4.5,
    from: 0.82,
    title: 'Where it is denied, she speaks.',
    shows: 'The light travels round the face of a woman in a wound headwrap.',
  },
  {
    film: 'feature-2',
    seconds: 4,
    title: 'She teaches people to hold it:',
    shows: 'People of all ages walk together and carry one long cloth.',
    sound: 'A melody begins',
  },
  {
    film: 'feature-5',
    seconds: 4,
    title: 'across borders,',
    shows: 'Threads of light run over the curve of the earth at dawn.',
  },
  {
    film: 'feature-1',
    seconds: 4,
    from: 0.25,
    title: 'in parliaments and prisons,',
    shows: 'A lamp runs along a line before three people with closed eyes, and its light goes over their faces.',
  },
  {
    film: 'feature-4',
    seconds: 4.25,
    title: 'and she mends what was torn.',
    shows: 'A child sleeps, one hand on the pillow, and the striped cover rises and falls with the breath.',
    sound: 'The strings rise',
  },
  {
    film: 'feature-3',
    seconds: 5.5,
    title: 'Thread by thread',
    shows: 'A pen draws a line, and behind it the line opens into a braid.',
  },
  {
    film: 'feature-6',
    seconds: 5.25,
    from: 0.12,
    title: 'and word by word,',
    shows: 'A page turns, and its light falls on the face of a young reader.',
  },
  {
    film: 'hero-1',
    seconds: 7,
    from: 0.72,
    title: 'Redefining Human Rights',
    shows: 'A cloth of ember and rose ripples as the light crosses it, and the golden thread lies in its weave.',
    sound: 'The last note rings out',
  },
] as const satisfies readonly Shot[]

/** A shot with its times, seconds from the beginning. */
export type TimedShot = Shot & { readonly start: number; readonly end: number }

export function timedShots(list: readonly Shot[] = shots): TimedShot[] {
  let end = 0
  return list.map(shot => {
    const start = end
    end += shot.seconds
    return { ...shot, start, end }
  })
}
