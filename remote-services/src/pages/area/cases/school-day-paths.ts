/** The drawings of a school day: one unit across is one minute. */
import { coordinate } from '@site/kit/ui/threads/seeded'
import type { EducationRecord } from '../area-record.ts'
import { minutesBetween } from './minutes.ts'

type Hours = EducationRecord['day']['hours']

export const dayHeight = 100
export const fanHeight = 100

const day = 24 * 60
const strands = 7
/** How far the strands lie from one another behind a locked door, and where it is open. */
const apart = { tight: 3.2, open: 12 }
/** Minutes in which they part or draw together. */
const turn = 14
/** Minutes that a roll call cuts out. */
const cut = 12

/** For each strand its way through the day: interrupted at each roll call, further from the others while doors are open. */
export function strandPaths(hours: Hours): string[] {
  return Array.from({ length: strands }, (_, index) => {
    const place = index - (strands - 1) / 2
    const height = (spacing: number) => coordinate(dayHeight / 2 + place * spacing)
    let spacing = apart.tight
    let path = `M0 ${height(spacing)}`
    for (const { at, kind } of hours) {
      const minute = minutesBetween('00:00', at)
      if (kind === 'roll call') path += `H${minute - cut / 2}M${minute + cut / 2} ${height(spacing)}`
      else if (kind === 'open' || kind === 'locked') {
        const next = kind === 'open' ? apart.open : apart.tight
        if (next !== spacing)
          path += `H${minute}C${minute + turn / 2} ${height(spacing)} ${minute + turn / 2} ${height(next)} ${minute + turn} ${height(next)}`
        spacing = next
      }
    }
    return `${path}H${day}`
  })
}

/** The way of a thread, from a minute of the day to a place in the width of the page; told from its foot, it can close a shape. */
const down = (top: number, foot: number): string => `M${top} 0C${top} ${fanHeight * 0.9} ${foot} ${fanHeight * 0.6} ${foot} ${fanHeight}`
const up = (top: number, foot: number): string => `L${foot} ${fanHeight}C${foot} ${fanHeight * 0.6} ${top} ${fanHeight * 0.9} ${top} 0Z`

/** A thread for each minute of the lesson, from its place in the day to its place in the width of the page. */
export const fanPath = (start: number, length: number): string =>
  Array.from({ length }, (_, minute) => down(coordinate(start + minute + 0.5), coordinate(((minute + 0.5) / length) * day))).join('')

/** All that the threads of a lesson lie on. */
export const fanShape = (start: number, length: number): string => down(start, 0) + up(start + length, day)
