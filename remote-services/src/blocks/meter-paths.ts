import { coordinate, seeded } from '@site/kit/ui/threads/seeded'

/** The drawing's own units; it is stretched to the width of its box. */
export const meterBox = { width: 1000, height: 68 } as const

const threads = 9
const middle = meterBox.height / 2

export type MeterPaths = {
  /** From the start to the value. */
  readonly taut: readonly string[]
  /** What is left over, hanging loose; empty at 100. */
  readonly slack: readonly string[]
}

/**
 * Nine threads that are gathered and taut up to `value` and come apart after it.
 * @param value 0 to 100
 * @param seed another seed is another set of loose ends
 */
export function meterPaths(value: number, seed: number): MeterPaths {
  const chance = seeded(seed * 977 + 3)
  const end = (value / 100) * meterBox.width
  const each = Array.from({ length: threads }, (_, index) => index - (threads - 1) / 2)
  return {
    taut: each.map(offset => tautThread(end, offset, chance)),
    slack: value < 100 ? each.map(offset => slackThread(end, offset, chance)) : [],
  }
}

function tautThread(end: number, offset: number, chance: () => number): string {
  const gathered = coordinate(middle + offset * 4.1)
  const tremble = (): number => coordinate(gathered + (chance() - 0.5) * 1.6)
  const [start, spread] = [coordinate(middle + offset * 7 + (chance() - 0.5) * 4), coordinate(middle + offset * 7)]
  const [first, second] = [coordinate(end * 0.4), coordinate(end * 0.6)]
  const from = coordinate(Math.min(160, end / 2))
  return `M0 ${start}C50 ${spread} 80 ${gathered} ${from} ${gathered}C${first} ${tremble()} ${second} ${tremble()} ${coordinate(end)} ${gathered}`
}

function slackThread(end: number, offset: number, chance: () => number): string {
  const start = middle + offset * 4.1
  const tip = end + (meterBox.width - end) * (0.4 + chance() * 0.6)
  const hang = middle + offset * 9 + (chance() - 0.5) * 14
  const points = [
    end,
    start,
    end + (tip - end) * 0.3,
    start + offset * 1.5,
    end + (tip - end) * 0.55,
    hang + (chance() - 0.4) * 30,
    tip,
    hang,
  ]
  const [x, y, x1, y1, x2, y2, x3, y3] = points.map(coordinate)
  return `M${x} ${y}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`
}
