import { sampleRate } from './pitch.ts'

const headerBytes = 44
const bytesPerSample = 4
/** The format tag of samples as IEEE 754 numbers. */
const floatingPoint = 3

/** Two channels as a RIFF WAVE file of 32-bit floating-point samples, from sample `from` for `length` samples, round and round. */
export function waveFile(left: Float64Array, right: Float64Array, from = 0, length = left.length): Uint8Array {
  const frame = 2 * bytesPerSample
  const view = new DataView(new ArrayBuffer(headerBytes + length * frame))
  const name = (offset: number, text: string): void => {
    for (let i = 0; i < text.length; i++) view.setUint8(offset + i, text.charCodeAt(i))
  }
  name(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + length * frame, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, floatingPoint, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frame, true)
  view.setUint16(32, frame, true)
  view.setUint16(34, bytesPerSample * 8, true)
  name(36, 'data')
  view.setUint32(40, length * frame, true)
  for (let i = 0; i < length; i++) {
    const at = (((from + i) % left.length) + left.length) % left.length
    view.setFloat32(headerBytes + i * frame, left[at], true)
    view.setFloat32(headerBytes + i * frame + bytesPerSample, right[at], true)
  }
  return new Uint8Array(view.buffer)
}
