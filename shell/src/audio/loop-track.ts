import m4a from '@site/media/sound/loop.m4a?url'
import ogg from '@site/media/sound/loop.ogg?url'
import webm from '@site/media/sound/loop.webm?url'

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
