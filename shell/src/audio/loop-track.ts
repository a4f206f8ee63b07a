import m4a from '@site/media/sound/loop.m4a?url'
import ogg from '@site/media/sound/loop.ogg?url'
import webm from '@site/media/sound/loop.webm?url'

/** Length of the composed loop; a decoder that gives more has left the encoder's padding in. */
export const trackSeconds = 48

/**
 * By fitness for a loop, measured on what decoders give back: Vorbis is exactly 48 s and runs on
 * across the seam, AAC is exact too with a step there, Opus is 24 samples short and starts late.
 */
const tracks = [
  { type: 'audio/ogg; codecs="vorbis"', url: ogg },
  { type: 'audio/mp4; codecs="mp4a.40.2"', url: m4a },
  { type: 'audio/webm; codecs="opus"', url: webm },
] as const

/**
 * Address of the first track this browser says it can play.
 * @throws {Error} when it can play none
 */
export function playableTrack(): string {
  const player = document.createElement('audio')
  const track = tracks.find(({ type }) => player.canPlayType(type) !== '')
  if (!track) throw new Error(`This browser plays none of ${tracks.map(({ type }) => type).join(', ')}`)
  return track.url
}
