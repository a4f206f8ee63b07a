/** Degrees that a tile leans at most, at its corners too. */
export const maxTilt = 4

/**
 * The transform of a tile that leans towards the mouse. One rotation about one axis: two of them, one after the
 * other, would add up at the corners.
 * @param x from -1 (left) to 1 (right)
 * @param y from -1 (top) to 1 (bottom)
 */
export function tilt(x: number, y: number): string {
  const angle = maxTilt * Math.min(1, Math.hypot(x, y))
  if (angle === 0) return 'perspective(800px) scale(0.98)'
  return `perspective(800px) rotate3d(${(-y).toFixed(3)}, ${x.toFixed(3)}, 0, ${angle.toFixed(2)}deg) scale(0.98)`
}
