import { hemThreads, threadPath } from './hem-threads.tsx'

export type Vibration = {
  /** @param index of the thread */
  pluck(index: number): void
  end(): void
}

/** Pixels that a plucked thread swings to either side at first. */
const swing = 16
/** Milliseconds in which the swing falls to a third. */
const decayMs = 380
/** Swings a second of the longest thread; a thread of half its length swings twice as often. */
const slowest = 4.5
/** Pixels below which a thread counts as still. */
const stillness = 0.4

/** Moves plucked threads of the drawing, all in one frame loop, which runs only while one moves. */
export function createVibration(drawing: SVGSVGElement): Vibration {
  const paths = drawing.querySelectorAll('path')
  const begun = new Map<number, number>()
  const longest = Math.max(...hemThreads.map(({ reach }) => reach))
  let frame = 0
  let percentOfPixel = 0

  const draw = (now: number): void => {
    for (const [index, start] of begun) {
      const thread = hemThreads[index]
      const path = paths[index]
      if (!thread || !path) continue
      const time = Math.max(0, now - start)
      const reach = swing * Math.exp(-time / decayMs)
      const turn = (2 * Math.PI * time * slowest * longest) / thread.reach / 1000
      const isStill = reach < stillness
      if (isStill) begun.delete(index)
      const sway = isStill ? 0 : reach * Math.cos(turn) * percentOfPixel
      path.setAttribute('d', threadPath(thread, sway, sway * 0.5 * Math.cos(turn * 1.5) * Math.exp(-time / decayMs)))
    }
    frame = begun.size > 0 ? requestAnimationFrame(draw) : 0
  }

  return {
    pluck(index) {
      if (begun.size === 0) percentOfPixel = 100 / Math.max(1, drawing.clientWidth)
      begun.set(index, performance.now())
      frame ||= requestAnimationFrame(draw)
    },
    end: () => cancelAnimationFrame(frame),
  }
}
