import { beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollPageTo } from './scroll.ts'
import { siteStore } from './store.ts'

let y = 0
let frames: FrameRequestCallback[] = []

/** Runs one frame at `now` milliseconds. */
const frame = (now: number): void => {
  const due = frames
  frames = []
  for (const callback of due) callback(now)
}

beforeEach(() => {
  y = 0
  frames = []
  siteStore.setState({ motion: 'full' })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options === 'object') y = options.top ?? y
  })
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
})

describe('scrollPageTo', () => {
  it('takes 1 s, sets out at once and arrives exactly', async () => {
    const arrival = scrollPageTo(800)
    frame(5000)
    expect(y).toBe(0)
    frame(5500)
    expect(y).toBeCloseTo(400)
    frame(5990)
    expect(y).toBeLessThan(800)
    frame(6000)
    expect(y).toBe(800)
    await arrival
    expect(frames).toEqual([])
  })

  it('jumps where the visitor paused motion', async () => {
    siteStore.setState({ motion: 'paused' })
    await scrollPageTo(800)
    expect(y).toBe(800)
    expect(frames).toEqual([])
  })

  it('lets go as soon as the visitor scrolls', async () => {
    const arrival = scrollPageTo(800)
    frame(0)
    frame(500)
    y += 120
    frame(600)
    await arrival
    expect(y).toBe(520)
    expect(frames).toEqual([])
  })

  it('gives way to a later call', async () => {
    const first = scrollPageTo(800)
    frame(0)
    const second = scrollPageTo(100)
    frame(10)
    await first
    frame(1010)
    await second
    expect(y).toBe(100)
  })
})
