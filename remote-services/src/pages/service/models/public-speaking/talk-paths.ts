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
  const turns: number[] = [part.from]
  for (let minute: number = part.from; minute < end; turns.push(minute))
    minute += (2.9 - 2.3 * forceAt(minute + 0.6)) * (0.75 + 0.5 * chance())
  const whole = (turns.at(-1) ?? end) - part.from
  return turns.map((minute, at) => (at === turns.length - 1 ? end : part.from + ((minute - part.from) * (end - part.from)) / whole))
}

/** Minutes in which one part becomes the next. */
const reach = 4

/** How loud it is. Neither the height of a swing nor its length changes at once, or the thread has a corner; what is quiet is so from its first minute to its last. */
function forceAt(minute: number): number {
  const part = partAt(minute)
  const at = parts.indexOf(part)
  const towards = (other: Part | undefined, minutes: number): number => {
    const share = Math.min(1, minutes / reach)
    return other && other.force < part.force ? other.force + (part.force - other.force) * share * share * (3 - 2 * share) : part.force
  }
  return Math.min(towards(parts[at - 1], minute - part.from), towards(parts[at + 1], endOf(part) - minute))
}

/** Speech rises and falls within its part. */
const heightOf = (minute: number): number => 8 + 116 * forceAt(minute) * (0.6 + 0.4 * Math.abs(Math.sin(minute * 1.7 + 0.6)))
