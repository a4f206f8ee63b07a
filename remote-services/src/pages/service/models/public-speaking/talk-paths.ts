import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'
import { minutes, parts } from './copy.ts'

export type Part = (typeof parts)[number]

export const partAt = (minute: number): Part => parts.findLast(({ from }) => from <= minute) ?? parts[0]

/** The minute in which the part ends: the next one's first. */
export const endOf = (part: Part): number => parts[parts.indexOf(part) + 1]?.from ?? minutes

/** Of a drawing of 1128 by 260, from its first minute to its last. */
export const across = (minute: number): number => 12 + minute * 24.5

/** How wide each thread swings, of the loudness; to the other side where it is below 0. */
const threads = [1, -0.8, 0.45]

/** Three threads through one part of the talk, which swing long and low where it is quiet, short and high where it is loud; each goes on where the part before left it. */
export function talkPaths(part: Part): string[] {
  const turns = turnsOf(part)
  const before = parts.slice(0, parts.indexOf(part)).reduce((sum, each) => sum + turnsOf(each).length - 1, 0)
  return threads.map(wide => {
    const at = (turn: number): number => Math.round(130 + ((before + turn) % 2 ? -wide : wide) * heightOf(turns[turn] ?? 0))
    return `M${across(part.from)} ${at(0)}${turns
      .slice(1)
      .map((minute, index) => {
        const from = turns[index] ?? minute
        const bend = (share: number): number => coordinate(across(from + (minute - from) * share))
        return `C${bend(0.42)} ${at(index)} ${bend(0.58)} ${at(index + 1)} ${coordinate(across(minute))} ${at(index + 1)}`
      })
      .join('')}`
  })
}

/** Minutes at which the threads turn, from the part's first to its last; no two swings are equally long. */
function turnsOf(part: Part): readonly number[] {
  const end = endOf(part)
  const chance = seededRandom(part.from + 3)
  const count = Math.ceil((end - part.from) / (2.9 - 2.3 * part.force))
  const lengths = Array.from({ length: count }, () => 0.65 + 0.7 * chance())
  const whole = lengths.reduce((sum, length) => sum + length)
  let minute: number = part.from
  return [part.from, ...lengths.map((length, at) => (minute = at === count - 1 ? end : minute + (length * (end - part.from)) / whole))]
}

/** Speech rises and falls within its part. Where one part becomes the next it is between the two. */
function heightOf(minute: number): number {
  const force = (partAt(Math.max(0, minute - 0.01)).force + partAt(minute).force) / 2
  return 8 + 116 * force * (0.6 + 0.4 * Math.abs(Math.sin(minute * 1.7 + 0.6)))
}
