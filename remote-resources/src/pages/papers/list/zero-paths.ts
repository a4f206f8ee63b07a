import { smooth, tenths } from '../../../blocks/cord.ts'
import type { ListedPaper } from '../white-paper-record.ts'

export type Ellipse = readonly [x: number, y: number, wide: number, high: number, lean: number]

const around = [0, 1, 2, 3, 4].map((i): Ellipse => [100 + 58 * Math.sin(i * 1.257), 100 - 58 * Math.cos(i * 1.257), 25, 31, i * 1.257])

/** On 200 x 200. */
const signs: Readonly<Record<ListedPaper['sign'], readonly Ellipse[]>> = {
  bank: [[100, 100, 60, 82, 0.25]],
  chain: [
    [60, 62, 30, 44, -0.8],
    [100, 100, 30, 44, -0.8],
    [140, 138, 30, 44, -0.8],
  ],
  coin: [
    [100, 100, 80, 80, 0.3],
    [100, 100, 34, 44, 0.3],
  ],
  tokens: around,
}

const maxStrands = 7

/** A zero of a sign: its strands, each with its place among them, and the square about its middle that holds them. */
export type Zero = { readonly square: string; readonly strands: readonly { readonly d: string; readonly strand: number }[] }

/** From the middle of a zero to the edge of its square. */
const reaches: Readonly<Record<ListedPaper['sign'], number>> = { bank: 100, chain: 50, coin: 100, tokens: 36 }

/** The zeros of a sign, on 200 x 200. */
export function zerosOf(sign: ListedPaper['sign'], closed: boolean): Zero[] {
  const [ellipses, reach] = [signs[sign], reaches[sign]]
  const strands = Array.from({ length: Math.max(3, Math.round(maxStrands / ellipses.length)) }, (_, strand) => strand)
  return ellipses.map((ellipse, place) => ({
    square: [ellipse[0] - reach, ellipse[1] - reach, 2 * reach, 2 * reach].map(tenths).join(' '),
    strands: strands.map(strand => ({ d: loopPath(ellipse, strand + place, closed), strand })),
  }))
}

/** Points on an ellipse, joined by smooth curves; an open loop stops short, each strand a little earlier. */
export function loopPath([x, y, wide, high, lean]: Ellipse, strand: number, closed: boolean): string {
  const [width, height] = [wide * (1 + strand * 0.05), high * (1 - strand * 0.03)]
  const tilt = lean + strand * 0.07
  const turn = closed ? 1 : 0.84 - strand * 0.035
  const steps = 8
  const at = (step: number): [number, number] => {
    const angle = (step / steps) * turn * 2 * Math.PI - Math.PI / 2
    const [across, down] = [Math.cos(angle) * width, Math.sin(angle) * height]
    return [x + across * Math.cos(tilt) - down * Math.sin(tilt), y + across * Math.sin(tilt) + down * Math.cos(tilt)]
  }
  return smooth(
    Array.from({ length: closed ? steps : steps + 1 }, (_, step) => at(step)),
    closed,
  )
}
