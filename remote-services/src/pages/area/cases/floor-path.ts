/** The drawing of who has the floor: one unit across is one minute, and each voice has a lane. */
import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'

export const laneHeight = 20

/** Half of the time in which the thread goes from one lane to another, in minutes. */
const crossing = 0.8
/** Swings in a minute of speech. */
const swings = 2
/** How far each of the three strands swings, and to which side first: together they plait. */
const strands = [1, 0.45, -0.8]

type Turn = { readonly lane: number; readonly minutes: number }

export const laneMiddle = (lane: number): number => (lane + 0.5) * laneHeight

/** A thread of three strands which swings in the lane of whoever speaks, and goes over to the next voice with the floor. */
export const floorPath = (turns: readonly Turn[], seed: number): string => strands.map(strand => strandPath(turns, seed, strand)).join('')

function strandPath(turns: readonly Turn[], seed: number, strand: number): string {
  const random = seededRandom(seed)
  let at = 0
  let end = 0
  let path = `M0 ${laneMiddle(turns[0]?.lane ?? 0)}`
  turns.forEach(({ lane, minutes }, index) => {
    const middle = laneMiddle(lane)
    const next = turns[index + 1]
    end += minutes
    const step = (end - (next ? crossing : 0) - at) / (minutes * swings)
    for (let swing = 0; swing < minutes * swings; swing++, at += step) {
      const reach = strand * (swing % 2 ? 1 : -1) * laneHeight * (0.34 + 0.56 * random())
      path += `Q${coordinate(at + step / 2)} ${coordinate(middle + reach)} ${coordinate(at + step)} ${middle}`
    }
    if (next) {
      at = end + crossing
      path += `C${coordinate(at)} ${middle} ${coordinate(end - crossing)} ${laneMiddle(next.lane)} ${coordinate(at)} ${laneMiddle(next.lane)}`
    }
  })
  return path
}
