import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeAudio, FakeContext, fakeRecording, installFakeAudio } from './fake-audio.ts'
import { closeSeam, createLoop, quiet } from './loop.ts'
import { playableTrack } from './loop-track.ts'

let browser: FakeAudio
beforeEach(() => {
  browser = installFakeAudio()
})

const context = () => new FakeContext(browser) as unknown as AudioContext & { currentTime: number }

describe('the loop', () => {
  it('goes round its 48 s without a gap', () => {
    createLoop(context(), fakeRecording(48), 0)
    expect(browser.sources[0]).toMatchObject({ loop: true, loopStart: 0, loopEnd: 48 })
  })

  it('leaves out the padding that an encoder put before the beginning', () => {
    createLoop(context(), fakeRecording(48.5), 0)
    expect(browser.sources[0]).toMatchObject({ loopStart: 0.5, loopEnd: 48.5 })
    expect(browser.sources[0]?.start).toHaveBeenCalledWith(0, 0.5)
  })

  it('begins where it is told to, and knows where it is', () => {
    const clock = context()
    const loop = createLoop(clock, fakeRecording(48), 47)
    expect(browser.sources[0]?.start).toHaveBeenCalledWith(0, 47)
    clock.currentTime = 3
    expect(loop.position()).toBe(2)
  })

  it('comes and goes within 0.3 s, and is quiet', () => {
    const approach = vi.fn()
    vi.stubGlobal('GainNode', function GainNode() {
      return { gain: { cancelScheduledValues: vi.fn(), setTargetAtTime: approach }, connect: (to: unknown) => to }
    })
    const loop = createLoop(context(), fakeRecording(48), 0)
    loop.fadeIn()
    loop.fadeOut()
    const [[level, , timeConstant]] = approach.mock.calls as [[number, number, number]]
    expect(level).toBe(quiet)
    expect(1 - Math.exp(-0.3 / timeConstant)).toBeGreaterThan(0.99)
    expect(approach).toHaveBeenLastCalledWith(0, 0, timeConstant)
  })

  it('has no step at its seam', () => {
    const recording = fakeRecording(2)
    const samples = recording.getChannelData(0)
    samples[0] = 0.5
    closeSeam(recording, 0)
    expect(samples.at(-1)).toBeCloseTo(0.5)
    expect(Math.abs((samples.at(-257) ?? 0) - Math.sin(2000 - 257))).toBeLessThan(0.01)
  })
})

describe('the track', () => {
  it.each([
    ['ogg', /loop.*\.ogg/],
    ['mp4', /loop.*\.m4a/],
    ['webm', /loop.*\.webm/],
  ])('is the one a browser says it can play: %s', (format, address) => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(type => (type.includes(format) ? 'maybe' : ''))
    expect(playableTrack()).toMatch(address)
  })

  it('is refused by name where a browser can play none', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
    expect(playableTrack).toThrow('plays none of audio/ogg')
  })
})
