import { coordinate } from '@site/kit/ui/threads/seeded'

/** The drawing's own units; it is stretched to the width of the page's wrap, margins included: half as wide for two columns. */
export const weftBox = { width: 1440, height: 112 } as const

/** Width of the drawing above two columns. */
export const pairWidth = weftBox.width / 2

/** How far the thread runs on beyond either side, for screens that are wider than the wrap. */
const overrun = 360
const line = 74
const loopHeight = 58

/**
 * One weft thread with a loop above each column.
 * @param columns where the columns begin, in units of {@link weftBox}
 * @param back index of a column after which the thread goes back to the one before, beneath itself, and on again
 * @param width of the drawing
 */
export function weftPath(columns: readonly number[], back?: number, width: number = weftBox.width): string {
  const end = width + overrun
  const start = `M${-overrun} ${line + 14}`
  const loops = columns.map((column, index) => {
    const next = columns[index + 1] ?? end
    const sag = coordinate(column + (next - column) * 0.55)
    const depth = line + 14 + (index % 2) * 4
    const again = index === back ? backTo(columns[index - 1] ?? column, column) : ''
    return `${loopAt(column)}${again}S${sag - 70} ${depth} ${sag} ${depth}`
  })
  return `${start}${loops.join('')}S${end - 70} ${line + 2} ${end} ${line + 2}`
}

/** Arrives at `x` on the line, turns once upwards, and leaves on the line again. */
const loopAt = (x: number): string => {
  const top = line - loopHeight
  return `S${x - 70} ${line} ${x} ${line}C${x + 54} ${line} ${x + 58} ${top} ${x + 14} ${top}C${x - 30} ${top} ${x - 26} ${line} ${x + 40} ${line}`
}

/** From the loop at `to` round and back below the line as far as `from`, where it turns once more. */
const backTo = (from: number, to: number): string => {
  const round = `S${to + 110} ${line} ${to + 110} ${line + 7}S${to + 70} ${line + 16} ${to + 30} ${line + 16}`
  const again = `S${from + 40} ${line + 16} ${from + 40} ${line + 25}S${from + 70} ${line + 34} ${from + 110} ${line + 34}`
  const on = `L${to - 40} ${line + 34}C${to - 10} ${line + 34} ${to + 20} ${line + 27} ${to + 50} ${line + 23}`
  return `${round}L${from + 90} ${line + 16}${again}${on}`
}

/** Where `count` columns of one row have their loops: a little right of where the column begins. */
export function loopColumns(count: 2 | 3 | 5 | 6): readonly number[] {
  return { 2: [76, 414], 3: [96, 545, 994], 5: [96, 365, 634, 903, 1172], 6: [96, 320, 544, 769, 993, 1217] }[count]
}
