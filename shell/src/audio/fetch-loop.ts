/** Fetched when the music is first asked for. */
import m4a from '@site/media/sound/loop.m4a?url'
import ogg from '@site/media/sound/loop.ogg?url'
import webm from '@site/media/sound/loop.webm?url'
import { createLoop, type Loop } from './loop.ts'

/** They sound alike: the smallest first, then the one that Safari decodes whole, then the one for builds without AAC. */
const files = [
  { type: 'audio/ogg; codecs="vorbis"', url: ogg },
  { type: 'audio/mp4; codecs="mp4a.40.2"', url: m4a },
  { type: 'audio/webm; codecs="opus"', url: webm },
] as const

/**
 * Address of the first file this browser says it can play.
 * @throws {Error} when it can play none
 */
export function playableTrack(): string {
  const player = document.createElement('audio')
  const file = files.find(({ type }) => player.canPlayType(type) !== '')
  if (!file) throw new Error(`This browser plays none of ${files.map(({ type }) => type).join(', ')}`)
  return file.url
}

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
