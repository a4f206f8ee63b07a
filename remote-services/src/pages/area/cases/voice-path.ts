/** The thread of an hour's talk: one unit down is one minute. */
import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'

export const voiceWidth = 40

const middle = voiceWidth / 2
/** Swings in a minute of speech. */
const swings = 3
const side = { ours: -1, yours: 1, nobody: 0 } as const

type Stretch = { readonly voice: keyof typeof side; readonly minutes: number }

/** Swings to the left where we speak and to the right where the visitor does; straight where nobody speaks. */
export function voicePath(stretches: readonly Stretch[], seed: number): string {
  const random = seededRandom(seed)
  let minute = 0
  let path = `M${middle} 0`
  for (const { voice, minutes } of stretches) {
    const end = minute + minutes
    if (voice === 'nobody') path += `V${end}`
    else
      for (let swing = 0; swing < minutes * swings; swing++) {
        const [from, until] = [minute + swing / swings, minute + (swing + 1) / swings]
        const reach = coordinate(middle + side[voice] * middle * 2 * (0.3 + 0.62 * random()))
        path += `Q${reach} ${coordinate((from + until) / 2)} ${middle} ${coordinate(until)}`
      }
    minute = end
  }
  return path
}
