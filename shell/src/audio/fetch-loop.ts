/** Fetched when the music is first asked for. */
import { createLoop, type Loop } from './loop.ts'
import { playableTrack } from './loop-track.ts'

/**
 * @param from where in the track it begins, seconds
 * @throws {Error} when this browser plays no track, or it cannot be fetched in time or decoded
 */
export async function fetchLoop(context: AudioContext, from: number): Promise<Loop> {
  const track = playableTrack()
  const response = await fetch(track, { signal: AbortSignal.timeout(60_000) }) // ms: long enough for a line of 100 kbit/s
  if (!response.ok) throw new Error(`${track} answered ${response.status}`)
  const recording = await context.decodeAudioData(await response.arrayBuffer())
  return createLoop(context, recording, from)
}
