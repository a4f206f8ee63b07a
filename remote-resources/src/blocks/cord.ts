/** A place on the way of a cord, and how far apart its strands lie there. */
export type Waypoint = readonly [x: number, y: number, apart: number]

type Point = readonly [x: number, y: number]

/** The paths of `count` strands that run side by side through the waypoints. */
export function cord(way: readonly Waypoint[], count = 7): string[] {
  return Array.from({ length: count }, (_, strand) => smooth(way.map((_, place) => beside(way, place, strand - (count - 1) / 2))))
}

/** A waypoint, moved square to the cord's course by so many strands. */
function beside(way: readonly Waypoint[], place: number, strands: number): Point {
  const at = (index: number): Waypoint => way[Math.min(way.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  const [[x, y, apart], [ax, ay], [bx, by]] = [at(place), at(place - 1), at(place + 1)]
  const length = Math.hypot(bx - ax, by - ay) || 1
  const aside = (strands * apart) / length
  return [x - (by - ay) * aside, y + (bx - ax) * aside]
}

/** A Catmull-Rom curve through the points, as Béziers. */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1
  const point = (index: number): Point =>
    points[closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))] ?? [0, 0]
  let path = `M${point(0).map(tenths).join(' ')}`
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const controls = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy]
    path += `C${controls.map(tenths).join(' ')}`
  }
  return path
}

/** An open path of `smooth`, cut at some of its points: each part begins where the one before it ends. @param places of the points, from 1 */
export function cut(path: string, places: readonly number[]): string[] {
  const [start = '', ...curves] = path.split('C')
  const ends = [0, ...places, curves.length]
  return ends.slice(1).map((end, part) => {
    const from = ends[part] ?? 0
    const begun = curves[from - 1]?.split(' ').slice(-2).join(' ')
    return [begun ? `M${begun}` : start, ...curves.slice(from, end)].join('C')
  })
}

/** To one decimal, which is less than can be seen and the same on every machine. */
export const tenths = (value: number): number => Math.round(value * 10) / 10
