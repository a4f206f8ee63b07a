import { limit } from './limit.ts'
import { loudness } from './loudness.ts'
import { sweep, type Track } from './track.ts'

/** Loudness of all music of the site, LUFS. */
export const targetLoudness = -18

/** Highest sample, -4 dBFS: codecs and converters add up to 2 dB between the samples. */
const ceiling = 10 ** (-4 / 20)

/** How fast the highs are followed, and how fast what is below hearing is taken out. */
const [softness, depth] = [0.62, 0.0012]

/** Takes the edge and what is below hearing off a track, and brings it to the loudness of the site. */
export function master(track: Track): void {
  for (const channel of [track.left, track.right]) {
    let soft = 0
    let deep = 0
    sweep(track, (i, counts) => {
      soft += (channel[i] - soft) * softness
      deep += (soft - deep) * depth
      if (counts) channel[i] = soft - deep
    })
  }
  // Limiting takes some of the loudness that it is measured at: the second time what is left to do is a hair.
  for (let round = 0; round < 2; round++) {
    const gain = 10 ** ((targetLoudness - loudness([track.left, track.right])) / 20)
    for (const channel of [track.left, track.right]) for (let i = 0; i < channel.length; i++) channel[i] *= gain
    limit(track, ceiling)
  }
}
