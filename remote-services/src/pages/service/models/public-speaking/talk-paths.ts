import { minutes, parts } from './copy.ts'

export type Part = (typeof parts)[number]

export const partAt = (minute: number): Part => parts.findLast(({ from }) => from <= minute) ?? parts[0]

/** The minute in which the part ends: the next one's first. */
export const endOf = (part: Part): number => parts[parts.indexOf(part) + 1]?.from ?? minutes

/** Of a drawing of 1128 by 260, from its first minute to its last. */
export const across = (minute: number): number => 12 + minute * 24.5

/** How wide each thread swings, of the loudness; to the other side where it is below 0. */
const threads = [1, -0.8, 0.45]

/** Three threads through one part of the talk, which cross twice in two minutes; each goes on where the part before left it. */
export function talkPaths(part: Part): string[] {
  const span = Array.from({ length: endOf(part) - part.from }, (_, minute) => part.from + minute + 1)
  return threads.map(wide => {
    const at = (minute: number): number => Math.round(130 + (minute % 2 ? -wide : wide) * heightOf(minute))
    return `M${across(part.from)} ${at(part.from)}${span
      .map(minute => `C${across(minute - 0.6)} ${at(minute - 1)} ${across(minute - 0.4)} ${at(minute)} ${across(minute)} ${at(minute)}`)
      .join('')}`
  })
}

/** Speech rises and falls within its part. Where one part becomes the next it is between the two. */
function heightOf(minute: number): number {
  const force = (partAt(minute - 1).force + partAt(minute).force) / 2
  return 12 + 112 * force * (0.62 + 0.38 * Math.abs(Math.sin(minute * 1.7 + 0.6)))
}
