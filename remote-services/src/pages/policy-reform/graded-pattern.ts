/** The drawing's units; the fold of the cloth lies on its left. */
export const patternBox = { width: 480, height: 560 } as const

const [fold, hem] = [24, 520] as const
const [wider, higher, longer] = [0.095, 0.045, 8] as const

/** Half of a bodice, from the fold round to the fold, as a sewing pattern has it in several sizes: `size` counts from the smallest, 0. */
export function outlineOf(size: number): string {
  const at = (x: number, y: number) =>
    `${Math.round(fold + (x - fold) * (1 + size * wider))} ${Math.round(hem + (y - hem) * (1 + size * higher) + (y > 500 ? size * longer : 0))}`
  const neck = `M${at(24, 182)}C${at(84, 182)} ${at(120, 150)} ${at(128, 96)}`
  const shoulder = `L${at(246, 132)}C${at(214, 196)} ${at(226, 262)} ${at(300, 286)}`
  const side = `C${at(284, 364)} ${at(290, 440)} ${at(318, 506)}`
  return `${neck}${shoulder}${side}C${at(220, 524)} ${at(120, 526)} ${at(24, 520)}`
}
