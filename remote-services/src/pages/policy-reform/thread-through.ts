import { coordinate } from '@site/kit/ui/threads/seeded'

export type Place = { readonly x: number; readonly y: number }

/** How round the thread runs between two places: a share of the way from one neighbour to the other. */
const roundness = 0.2

/** The data of a path that runs through `places`, from west to east, without a corner. */
export function threadThrough(places: readonly Place[]): string {
  const line = places.toSorted((a, b) => a.x - b.x)
  return line.map((place, index) => (index === 0 ? `M${place.x} ${place.y}` : curveTo(line, index))).join('')
}

function curveTo(line: readonly Place[], index: number): string {
  const [from, to] = [line[index - 1], line[index]]
  if (!from || !to) return ''
  const before = line[index - 2] ?? from
  const after = line[index + 1] ?? to
  const leaving = { x: from.x + (to.x - before.x) * roundness, y: from.y + (to.y - before.y) * roundness }
  const arriving = { x: to.x - (after.x - from.x) * roundness, y: to.y - (after.y - from.y) * roundness }
  return `C${[leaving, arriving, to].map(({ x, y }) => `${coordinate(x)} ${coordinate(y)}`).join(' ')}`
}
