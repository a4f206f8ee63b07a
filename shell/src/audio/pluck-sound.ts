/** D, the key of the music, two octaves below middle C, Hz. */
const lowest = 73.42
/** Semitones of a major scale above its first note. */
const scale = [0, 2, 4, 5, 7, 9, 11] as const
const loudness = 0.16
const seconds = 1.4
/** Milliseconds without a pluck after which the sound's clock is stopped. */
const restAfterMs = 4000

/** Frequency of a string, Hz. @param number 1 is the lowest; each is one note of the scale above the one before */
export function stringHertz(number: number): number {
  const above = number - 1
  return lowest * 2 ** (Math.floor(above / scale.length) + (scale[above % scale.length] ?? 0) / 12)
}

/** A plucked string: noise that goes round a loop of one period and loses its edges (Karplus and Strong, 1983). */
export function pluckedString(hertz: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const period = Math.round(sampleRate / hertz)
  const samples = new Float32Array(Math.round(sampleRate * seconds))
  for (let at = 0; at < period; at++) samples[at] = Math.random() * 2 - 1
  for (let at = period; at < samples.length; at++) samples[at] = 0.4985 * ((samples[at - period] ?? 0) + (samples[at - period - 1] ?? 0))
  for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) * (1 - at / samples.length)
  return samples
}

let context: AudioContext | undefined
let rest: ReturnType<typeof setTimeout> | undefined

/** Sounds the string of that number. To be asked only while the visitor has the music on. */
export function soundPluck(number: number): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const samples = pluckedString(stringHertz(number), context.sampleRate)
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate })
    buffer.copyToChannel(samples, 0)
    const source = new AudioBufferSourceNode(context, { buffer })
    const tone = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2400 })
    source
      .connect(tone)
      .connect(new GainNode(context, { gain: loudness }))
      .connect(context.destination)
    source.start()
    clearTimeout(rest)
    rest = setTimeout(() => void context?.suspend(), restAfterMs)
  } catch (error) {
    console.warn('Plucked thread:', error) // it moves all the same
  }
}
