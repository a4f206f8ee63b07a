import { loop as track } from '@site/media/sound/loop.ts'
import { blendSeam } from './blend-seam.ts'

/** Loudness of the music, as a factor: the track stands at -18 LUFS, this makes it -26. */
export const quiet = 0.4

/** Seconds that the music takes to come and to go. */
const fadeSeconds = 0.3

/** Seconds over which the end of the track is blended into what comes before its beginning. */
const blendSeconds = 0.02

export type Loop = {
  /** Lets the music be heard, from where it stands. */
  fadeIn(): void
  /**
   * Lets it fall silent; it goes on unheard until its context is suspended.
   * @returns milliseconds until then
   */
  fadeOut(): number
  /** Seconds from the beginning of the track. */
  position(): number
}

/**
 * A recording that goes round without a gap, silent at first. Codecs leave padding at its ends or trim it, so the two
 * points it goes round between lie well inside: the recording runs on past both, and they are one period apart.
 * @param from where in the track it begins, seconds
 */
export function createLoop(context: AudioContext, recording: AudioBuffer, from: number): Loop {
  const { seconds, leadIn } = track
  const toSamples = (time: number): number => Math.round(time * recording.sampleRate)
  for (let channel = 0; channel < recording.numberOfChannels; channel++)
    blendSeam(recording.getChannelData(channel), toSamples(leadIn), toSamples(leadIn + seconds), toSamples(blendSeconds))
  const gain = new GainNode(context, { gain: 0 })
  const source = new AudioBufferSourceNode(context, { buffer: recording, loop: true, loopStart: leadIn, loopEnd: leadIn + seconds })
  source.connect(gain).connect(context.destination)
  const began = context.currentTime
  source.start(0, leadIn + (from % seconds))

  // An exponential approach starts from whatever the value is, so a fade can be turned round half-way.
  const fade = (level: number): void => {
    gain.gain.cancelScheduledValues(context.currentTime)
    gain.gain.setTargetAtTime(level, context.currentTime, fadeSeconds / 5)
  }
  return {
    fadeIn: () => fade(quiet),
    fadeOut: () => {
      fade(0)
      return fadeSeconds * 1000
    },
    position: () => (from + context.currentTime - began) % seconds,
  }
}
