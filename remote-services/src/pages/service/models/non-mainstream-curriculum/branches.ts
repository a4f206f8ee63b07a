/** Where the leaves hang on a desk, in units of the crown's 1200 by 600; the style sheet puts each leaf around its place. */
const places = [
  [100, 325],
  [200, 130],
  [400, 75],
  [450, 280],
  [600, 30],
  [750, 280],
  [800, 75],
  [1000, 130],
  [1100, 325],
] as const

/** A branch from its leaf down to the foot of the trunk, which is all branches side by side. The edge away from the leaf runs above the other. */
export function branch(leaf: number): string {
  const [x, y] = places[leaf] ?? places[4]
  const side = Math.sign(x - 600)
  const foot = 600 + (leaf - 4) * 11
  const [bend, trunk] = [x + (600 - x) * 0.35, 600 + (leaf - 4) * 7]
  return `M${x} ${y}C${bend - 5} ${y + 104 - side * 8} ${trunk - 7} 370 ${foot - 6} 600H${foot + 6}C${trunk + 7} 370 ${bend + 5} ${y + 104 + side * 8} ${x} ${y}Z`
}

/** A root from the foot of the trunk to its name, in units of 1200 by 130. */
export const root = (index: number): string => rootFrom(index, 600 + (index - 1) * 33, 17)

/** The strand of a root that a leaf drinks by: as wide as its branch, from where that ends. */
export const strand = (index: number, leaf: number): string => rootFrom(index, 600 + (leaf - 4) * 11, 6)

function rootFrom(index: number, foot: number, half: number): string {
  const side = index - 1
  const tip = 600 + side * 400
  return `M${tip} 130C${tip - 7 - side * 7} 64 ${foot - half - 1} ${100 + side * 10} ${foot - half} 0H${foot + half}C${foot + half + 1} ${100 - side * 10} ${tip + 7 - side * 7} 64 ${tip} 130Z`
}
