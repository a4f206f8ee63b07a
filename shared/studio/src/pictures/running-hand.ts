import type { Curve } from '../toolkit/curve.ts'
import { TAU } from '../toolkit/numbers.ts'
import { createRandom } from '../toolkit/random.ts'

/** One stroke of a running hand: how high it goes (under the line if negative), and how far it turns back on itself. */
type Stroke = { high: number; turn: number }

function strokeOf(chance: number, own: number): Stroke {
  if (chance < 0.12) return { high: -34, turn: 11 }
  if (chance < 0.26) return { high: 45, turn: 11 }
  if (chance < 0.44) return { high: 24, turn: 12 }
  return { high: 17 + 8 * own, turn: -2 }
}

/** A word in a running hand, without letters: waves, and loops that are high or fall under the line. */
export function runningWord(seed: number, from: number, length: number, line: number): Curve {
  const random = createRandom(seed * 977 + Math.round(from))
  const count = Math.max(4, Math.round(length / 21))
  const strokes = Array.from({ length: count + 1 }, (_, n) => (n === 0 ? { high: 50, turn: 12 } : strokeOf(random(), random())))
  return t => {
    const place = t * count
    const n = Math.min(count - 1, Math.floor(place))
    const angle = (place - n) * TAU
    const { high, turn } = strokes[n]
    const up = high * (0.5 - 0.5 * Math.cos(angle))
    return [from + t * length + turn * Math.sin(angle) + 0.24 * up, line - up]
  }
}
