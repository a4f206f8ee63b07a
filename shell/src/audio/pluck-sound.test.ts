import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pluckedString, soundPluck, stringHertz } from './pluck-sound.ts'

const started = vi.fn()
const contexts = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  const connect = () => ({ connect })
  const node = class {
    connect = connect
    start = started
    copyToChannel(): void {}
  }
  vi.stubGlobal(
    'AudioContext',
    class {
      sampleRate = 8000
      constructor() {
        contexts()
      }
      resume = async () => undefined
      suspend = async () => undefined
    },
  )
  for (const name of ['AudioBuffer', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode']) vi.stubGlobal(name, node)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a plucked thread', () => {
  it('sounds at each pluck, by one clock', () => {
    soundPluck(26)
    soundPluck(27)
    expect(started).toHaveBeenCalledTimes(2)
    expect(contexts).toHaveBeenCalledOnce()
  })

  it('has a note of its own, in the key of the music', () => {
    const notes = Array.from({ length: 30 }, (_, index) => stringHertz(index + 1))
    expect(notes).toEqual([...new Set(notes)].sort((a, b) => a - b))
    expect(stringHertz(8) / stringHertz(1)).toBeCloseTo(2)
    expect(stringHertz(19)).toBeCloseTo(440, -1)
  })

  it('is loud at first and silent at last, and never beyond full scale', () => {
    const samples = pluckedString(220, 8000)
    const loudest = (from: number, to: number) => Math.max(...samples.slice(from, to).map(Math.abs))
    expect(loudest(0, samples.length)).toBeLessThanOrEqual(1)
    expect(loudest(0, 400)).toBeGreaterThan(0.1)
    expect(loudest(samples.length - 50, samples.length)).toBeLessThan(0.02)
  })
})
