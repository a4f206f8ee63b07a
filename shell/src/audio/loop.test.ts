import { loop as track } from '@site/media/sound/loop.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeAudio, FakeContext, fakeRecording, installFakeAudio } from '../../test-support/fake-audio.ts'
import { blendSeam } from './blend-seam.ts'
import { playableTrack } from './fetch-loop.ts'
import { createLoop, quiet } from './loop.ts'

let browser: FakeAudio
beforeEach(() => {
  browser = installFakeAudio()
})

const context = () => new FakeContext(browser) as unknown as AudioContext & { currentTime: number }

describe('the loop', () => {
  it('goes round exactly its period, well inside the recording', () => {
    createLoop(context(), fakeRecording(65), 0)
    const [source] = browser.sources
    expect(source?.loop).toBe(true)
    expect((source?.loopEnd ?? 0) - (source?.loopStart ?? 0)).toBe(track.seconds)
    expect(source?.loopStart).toBeGreaterThanOrEqual(0.1)
    expect(source?.start).toHaveBeenCalledWith(0, source?.loopStart)
  })

  it('begins where it is asked to, and knows where it is', () => {
    const clock = context()
    const loop = createLoop(clock, fakeRecording(65), track.seconds - 1)
    expect(browser.sources[0]?.start).toHaveBeenCalledWith(0, track.leadIn + track.seconds - 1)
    clock.currentTime = 3
    expect(loop.position()).toBe(2)
  })

  it('comes and goes within 0.3 s, and is quiet', () => {
    const approach = vi.fn()
    vi.stubGlobal('GainNode', function GainNode() {
      return { gain: { cancelScheduledValues: vi.fn(), setTargetAtTime: approach }, connect: (to: unknown) => to }
    })
    const loop = createLoop(context(), fakeRecording(65), 0)
    loop.fadeIn()
    loop.fadeOut()
    const [[level, , timeConstant]] = approach.mock.calls as [[number, number, number]]
    expect(level).toBe(quiet)
    expect(1 - Math.exp(-0.3 / timeConstant)).toBeGreaterThan(0.99)
    expect(approach).toHaveBeenLastCalledWith(0, 0, timeConstant)
  })

  it('runs at its end into what stands before its beginning', () => {
    const samples = Float32Array.from({ length: 40 }, (_, i) => i)
    blendSeam(samples, 10, 30, 4)
    expect([...samples.subarray(24, 31)]).toEqual([24, 25, 21, 17, 13, 9, 30])
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
