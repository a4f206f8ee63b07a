import { vi } from 'vitest'

/** What a test does to the browser, and sees of it. */
export type FakeAudio = {
  readonly contexts: FakeContext[]
  readonly sources: { start: ReturnType<typeof vi.fn>; loop: boolean; loopStart: number; loopEnd: number }[]
  /** Every level that the music was set to approach. */
  readonly levels: number[]
  readonly fetched: string[]
  /** A browser that starts no sound without a click never answers. */
  refuses: boolean
  decodes: boolean
  status: number
}

export class FakeContext {
  state = 'suspended'
  currentTime = 0
  readonly destination = {}
  constructor(private readonly browser: FakeAudio) {
    browser.contexts.push(this)
  }
  resume(): Promise<void> {
    if (this.browser.refuses) return new Promise(() => undefined)
    this.state = 'running'
    return Promise.resolve()
  }
  async suspend(): Promise<void> {
    this.state = 'suspended'
  }
  async close(): Promise<void> {
    this.state = 'closed'
  }
  async decodeAudioData(): Promise<unknown> {
    if (!this.browser.decodes) throw new DOMException('cannot decode', 'EncodingError')
    return fakeRecording(65)
  }
}

export function fakeRecording(seconds: number, sampleRate = 1000): AudioBuffer {
  const samples = Float32Array.from({ length: seconds * sampleRate }, (_, index) => Math.sin(index))
  const recording = { duration: seconds, sampleRate, length: samples.length, numberOfChannels: 1, getChannelData: () => samples }
  return recording as unknown as AudioBuffer
}

/** Puts a browser's audio, and the network behind it, in the place of the real ones. */
export function installFakeAudio(): FakeAudio {
  const browser: FakeAudio = { contexts: [], sources: [], levels: [], fetched: [], refuses: false, decodes: true, status: 200 }
  const gain = { cancelScheduledValues: vi.fn(), setTargetAtTime: (level: number) => browser.levels.push(level) }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return new FakeContext(browser)
  })
  vi.stubGlobal('GainNode', function GainNode() {
    return { gain, connect: (to: unknown) => to }
  })
  vi.stubGlobal('AudioBufferSourceNode', function AudioBufferSourceNode(_: unknown, options: object) {
    const source = { start: vi.fn(), connect: (to: unknown) => to, ...options } as unknown as FakeAudio['sources'][number]
    browser.sources.push(source)
    return source
  })
  vi.stubGlobal('fetch', async (url: string) => {
    browser.fetched.push(url)
    return new Response(new ArrayBuffer(8), { status: browser.status })
  })
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(type => (type.includes('ogg') ? 'probably' : ''))
  return browser
}
