import { trackSeconds } from './loop-track.ts'

/** Loudness of the music, as a factor: the track stands at -20 LUFS, this makes it -26. */
export const quiet = 0.5

/** Seconds that the music takes to come and to go. */
export const fadeSeconds = 0.3

/** Samples over which the ends of the track are bent together, about 5 ms. */
const seamSamples = 256

export type Loop = {
  /** Lets the music be heard, from where it stands. */
  fadeIn(): void
  /** Lets it fall silent, 0.3 s from now; it goes on unheard until its context is suspended. */
  fadeOut(): void
  /** Seconds from the beginning of the track. */
  position(): number
}

/**
 * A recording that goes round without a gap, silent at first.
 * @param from where in the track it begins, seconds
 */
export function createLoop(context: AudioContext, recording: AudioBuffer, from: number): Loop {
  // All that is too long is the encoder's priming, which stands at the beginning.
  const padding = Math.max(0, recording.duration - trackSeconds)
  const length = recording.duration - padding
  closeSeam(recording, Math.round(padding * recording.sampleRate))

  const gain = new GainNode(context, { gain: 0 })
  const source = new AudioBufferSourceNode(context, { buffer: recording, loop: true, loopStart: padding, loopEnd: recording.duration })
  source.connect(gain).connect(context.destination)
  const began = context.currentTime
  source.start(0, padding + (from % length))

  // An exponential approach starts from whatever the value is, so a fade can be turned round half-way.
  const fade = (level: number): void => {
    gain.gain.cancelScheduledValues(context.currentTime)
    gain.gain.setTargetAtTime(level, context.currentTime, fadeSeconds / 5)
  }
  return {
    fadeIn: () => fade(quiet),
    fadeOut: () => fade(0),
    position: () => (from + context.currentTime - began) % length,
  }
}

/** Bends the last samples to meet the first: lossy codecs leave a small step, heard as a click every 48 s. */
export function closeSeam(recording: AudioBuffer, first: number): void {
  for (let channel = 0; channel < recording.numberOfChannels; channel++) {
    const samples = recording.getChannelData(channel)
    const last = samples.length - 1
    const step = (samples[first] ?? 0) - (samples[last] ?? 0)
    const bent = Math.min(seamSamples, last - first)
    for (let back = 0; back < bent; back++) samples[last - back] = (samples[last - back] ?? 0) + step * (1 - back / bent)
  }
}
