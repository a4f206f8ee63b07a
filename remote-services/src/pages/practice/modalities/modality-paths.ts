import { coordinate } from '@site/kit/ui/threads/seeded'

/** One stretch of the thread; stretches meet at the same height. Units of the drawing, which is stretched. */
export const stretch = { width: 320, height: 100 } as const

const level = 84

/** Three breaths, each calmer than the one before. */
const breath =
  `M0 ${level}H16C38 ${level} 40 14 68 14S98 ${level} 118 ${level}C138 ${level} 140 34 164 34S190 ${level} 210 ${level}` +
  `C226 ${level} 228 56 246 56S266 ${level} 282 ${level}H${stretch.width}`

/** How high each letter of a hand goes. */
const letters = [20, 52, 52, 14, 56, 30]

const hand = `M0 ${level}H26${letters
  .map((top, index) => {
    const x = 26 + index * 44
    return `C${x + 46} ${level} ${x + 50} ${top} ${x + 28} ${top}S${x + 8} ${level} ${x + 44} ${level}`
  })
  .join('')}H${stretch.width}`

/** One of three strands that part, are plaited and come together again. */
function strand(turn: number): string {
  const at = (index: number): [number, number] => {
    const along = index / 32
    const swing = Math.sin(2 * Math.PI * (2.5 * along + turn / 3))
    return [20 + 280 * along, level - Math.sin(Math.PI * along) * (28 - 30 * swing)]
  }
  const curves = Array.from({ length: 31 }, (_, index) => {
    const [[x, y], [nextX, nextY]] = [at(index + 1), at(index + 2)]
    return `Q${[x, y, (x + nextX) / 2, (y + nextY) / 2].map(coordinate).join(' ')}`
  })
  return `M0 ${level}H20${curves.join('')}L300 ${level}H${stretch.width}`
}

/** A road, and somebody else on it a little further along. */
const road = (until: number, lift: number): string =>
  `M0 ${level}C${60} ${level} 60 ${58 - lift} 120 ${58 - lift}S180 ${84 - lift} ${until} ${64 - lift}`

/** What each modality is drawn as, in their order; `end` is where a thread stops, in a knot. */
export const modalityPaths: readonly { readonly paths: readonly string[]; readonly ends?: string }[] = [
  { paths: [breath] },
  { paths: [hand] },
  { paths: [strand(0), strand(1), strand(2)] },
  { paths: [road(218, 0), road(300, 26)], ends: 'M218 64h.01M300 38h.01' },
]
