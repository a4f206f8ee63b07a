/** Where the oldest thread runs down, and how far left of it each later one; units of the drawing, which is 144 by 230. */
const oldest = 132
const apart = 9

/** Out of the year, once round, and on to where it runs. */
const loop = 'M0 30C20 30 30 40 46 37C62 33 61 12 48 12C35 12 36 35 56 40'

/**
 * The threads beside the milestone at `index` of `count`, the oldest first, as paths of a drawing of 144 by 230. The milestone's own
 * comes last; at the last milestone it is tied round all the others and goes on among them.
 */
export function cordPaths(index: number, count: number): string[] {
  const last = index === count - 1
  const middle = oldest - (apart * (count - 2)) / 2
  const earlier = Array.from({ length: index }, (_, thread) => {
    const x = oldest - apart * thread
    if (!last) return `M${x} 0V230`
    const held = middle + (x - middle) * 0.22
    return `M${x} 0C${x} 60 ${held} 70 ${held} 110V230`
  })
  const x = oldest - apart * index
  const [left, right] = [middle - 9, middle + 9]
  const joins = last
    ? `${loop}C72 44 74 104 ${left} 104H${right}A6 5 0 0 1 ${right} 114H${left}A6 5 0 0 0 ${left} 124H${middle - 6}Q${middle} 124 ${middle} 134V230`
    : `${loop}C${x - 8} 46 ${x} 62 ${x} 100V230`
  return [...earlier, joins]
}
