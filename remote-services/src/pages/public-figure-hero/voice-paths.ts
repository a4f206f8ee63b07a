/** The form that a medium gives to one voice. Each is drawn in 320 by 80 units, and comes and goes at half the height. */
export const voices = ['television', 'radio', 'print', 'debate', 'podcast', 'video'] as const

export type Voice = (typeof voices)[number]

const [width, middle] = [320, 40]

/** A line whose height above the middle is `rise` of how far it has come, 0 to 1. */
function line(rise: (along: number) => number, step = 4): string {
  const points = Array.from({ length: width / step + 1 }, (_, index) => {
    const x = index * step
    return `${x} ${Math.round((middle - rise(x / width)) * 10) / 10}`
  })
  return `M${points.join('L')}`
}

const turn = 2 * Math.PI
/** Nothing at both ends, all of it between. */
const between = (along: number, edge = 0.22): number => Math.sin((Math.PI / 2) * Math.min(1, Math.min(along, 1 - along) / edge))
/** Loudest in the middle. */
const burst = (along: number): number => Math.exp(-((along - 0.5) ** 2) / 0.03)

const drawings: Record<Voice, () => string[]> = {
  // One line of the picture after the other.
  television: () =>
    [-26, -13, 0, 13, 26].map(offset => line(along => (offset + 5 * Math.sin(turn * (along * 3 + offset / 60))) * between(along))),
  radio: () => [line(along => 34 * burst(along) * Math.sin(turn * along * 17), 1)],
  // Lines written to and fro.
  print: () => [
    'M0 40H20C40 40 40 4 60 4H258C272 4 272 20 258 20H62C48 20 48 36 62 36H258C272 36 272 52 258 52H62C48 52 48 68 62 68H196C250 68 268 68 282 56C290 49 292 40 302 40H320',
  ],
  debate: () => [1, -1].map(side => line(along => side * 25 * between(along) * Math.sin(turn * along * 3))),
  // A low wave over nearly the whole width.
  podcast: () => [line(along => (8 + 5 * Math.sin(turn * along * 2)) * between(along, 0.1) * Math.sin(turn * along * 22), 1)],
  // A square wave: one frame after another.
  video: () => ['M0 40H34V14H74V66H114V14H154V66H194V14H234V66H274V40H320'],
}

export const voicePaths = (voice: Voice): string[] => drawings[voice]()
