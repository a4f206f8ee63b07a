/** The drawings of the mark: strokes with round ends in a square of 48, one path each, so that it takes any colour. */
export type Mark = {
  /** Folder of its icons, beside this file. */
  readonly name: 'thread' | 'weave'
  readonly path: string
  readonly strokeWidth: number
  /** The same for sizes below 24 px: fewer bends, more ink. */
  readonly small: { readonly path: string; readonly strokeWidth: number }
}

/** One thread that makes a Z: it comes in at the top, passes under itself and leaves at the foot. */
const thread: Mark = {
  name: 'thread',
  path: 'M6 12C12.14 12 15.34 14.65 19.66 19.28M28.34 28.72C32.66 33.35 35.86 36 42 36M17 8.4C25 6.8 35 6.6 38.2 8.6C40.4 10 39.4 10.9 38 12C30 19.5 18 28.5 10 36C8.6 37.2 7.6 38 9.8 39.4C13 41.4 23 41.2 31 39.6',
  strokeWidth: 4.6,
  small: {
    path: 'M9 15C14 15 16.27 16.17 18.73 18.52M29.27 29.48C31.73 31.83 34 33 39 33M20.5 11H35.5Q38 11 36 13.5L12 34.5Q10 37 12.5 37H27.5',
    strokeWidth: 5.4,
  },
}

/** Four crossings of plain weave, over and under in turn: it belongs to every name. */
const weave: Mark = {
  name: 'weave',
  path: 'M5 16.5H9.5M23.5 16.5H43M5 31.5H24.5M38.5 31.5H43M16.5 5V24.5M16.5 38.5V43M31.5 5V9.5M31.5 23.5V43',
  strokeWidth: 4.6,
  small: { path: 'M9 18H11.5M24.5 18H39M9 30H23.5M36.5 30H39M18 9V23.5M18 36.5V39M30 9V11.5M30 24.5V39', strokeWidth: 4.8 },
}

/** The mark of an owner: the Z belongs to those whose name begins with it. */
export const chooseMark = ({ initial }: { readonly initial: string }): Mark => (initial === 'Z' ? thread : weave)

export const marks: readonly Mark[] = [thread, weave]
