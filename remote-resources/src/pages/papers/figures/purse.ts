import { axes, knot, through } from './drawing.ts'
import { count, type Figure, money } from './figure.ts'
import { purse } from './sums.ts'

const weeks = 26

/** Weeks in which a thread runs half the way from one dash to the next. */
const halfADash = 0.31

/** Eight women, twenty-six weeks: a strand for each of them in the common cord, and one of her own above it. */
export const purseFigure: Figure = {
  title: 'The purse over twenty-six weeks',
  caption: 'An imagined circle. Nothing is drawn out, nothing is charged and nothing is earned. Solid: the circle’s. Dashed: their own.',
  sliders: [
    { name: 'week', label: 'Week', min: 0, max: weeks, step: 1, value: weeks, say: value => `${value}` },
    { name: 'members', label: 'Members', min: 3, max: 12, step: 1, value: 8, say: value => `${value}` },
    { name: 'circle', label: 'For the circle, each week', min: 1, max: 10, step: 1, value: 4, say: money },
    { name: 'own', label: 'For herself, each week', min: 0, max: 10, step: 1, value: 1, say: money },
  ],
  work: ([week = 0, members = 0, circle = 0, own = 0]) => {
    const at = (after: number) => purse(members, circle, own, after)
    const now = at(week)
    return {
      answer: `After ${count(week, 'week', 'weeks')} the circle holds ${money(now.circle)} and each of the ${members} has ${money(now.own)} of her own. One who leaves takes ${money(now.leaves)}.`,
      table: {
        columns: ['Week', 'The circle’s', 'Each one’s own', 'All together', 'One who leaves'],
        rows: [1, 4, 8, 13, 17, 21, weeks].map(after => {
          const { circle, own, all, leaves } = at(after)
          return { cells: [`${after}`, ...[circle, own, all, leaves].map(money)], strong: after === week }
        }),
      },
      drawing: draw(week, members, circle, own),
    }
  },
}

function draw(week: number, members: number, circle: number, own: number) {
  const { x, y, strokes, words } = axes(240, weeks, members * (circle + own) * weeks, [0, weeks / 2, weeks], 'Weeks')
  const strand = (weekly: number, dashed: boolean, from = 0) => {
    const at = (after: number): [number, number] => [x(after), y(weekly * after)]
    return [
      { d: through(at(Math.min(from, week)), at(week)), tone: dashed ? 'ink' : 'area', width: dashed ? ownWidth : 1.7, dashed } as const,
      ...(week < weeks ? [{ d: through(at(week), at(weeks)), tone: 'soft', width: 0.5, dashed } as const] : []),
    ]
  }
  // The more of them, the closer they lie: finer, and each dash beside a gap, they weigh less than what all hold together.
  const ownWidth = Math.min(1.4, 6 / members)
  const ofEach = Array.from({ length: members }, (_, index) => index + 1)
  const all = members * (circle + own) * week
  return {
    height: 240,
    strokes: [
      ...strokes,
      ...ofEach.flatMap(each => strand(each * circle, false)),
      ...(own > 0 ? ofEach.flatMap(each => strand(members * circle + each * own, true, (each % 2) * halfADash)) : []),
      { d: through([x(week), y(0)], [x(week), y(all)]), tone: 'ink', width: 1 } as const,
      { d: knot(x(week), y(all)), tone: 'ink', width: 1.8 } as const,
      { d: through([68, 30], [94, 30]), tone: 'ink', width: ownWidth, dashed: true } as const,
      { d: through([68, 50], [94, 50]), tone: 'area', width: 1.7 } as const,
    ],
    words: [
      ...words,
      { text: `Their own ${money(members * own * week)}`, x: 101, y: 35, anchor: 'start' } as const,
      { text: `The circle’s ${money(members * circle * week)}`, x: 101, y: 55, anchor: 'start' } as const,
    ],
  }
}
