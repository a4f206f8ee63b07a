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
 * @param width of the drawing
 */
export function weftPath(columns: readonly number[], width: number = weftBox.width): string {
  const end = width + overrun
  const start = `M${-overrun} ${line + 14}`
  const loops = columns.map((column, index) => {
    const next = columns[index + 1] ?? end
    const sag = coordinate(column + (next - column) * 0.55)
    const depth = line + 14 + (index % 2) * 4
    return `${loopAt(column)}S${sag - 70} ${depth} ${sag} ${depth}`
  })
  return `${start}${loops.join('')}S${end - 70} ${line + 2} ${end} ${line + 2}`
}

/** Arrives at `x` on the line, turns once upwards, and leaves on the line again. */
const loopAt = (x: number): string => {
  const top = line - loopHeight
  return `S${x - 70} ${line} ${x} ${line}C${x + 54} ${line} ${x + 58} ${top} ${x + 14} ${top}C${x - 30} ${top} ${x - 26} ${line} ${x + 40} ${line}`
}

/** Where `count` columns of one row have their loops: a little right of where the column begins. */
export function loopColumns(count: 2 | 3 | 5 | 6): readonly number[] {
  return { 2: [76, 414], 3: [96, 545, 994], 5: [96, 365, 634, 903, 1172], 6: [96, 320, 544, 769, 993, 1217] }[count]
}
