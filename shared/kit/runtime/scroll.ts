/** Scrolling by the page itself. Native smooth scrolling has no duration, so a frame loop does it, and at once. */
import { motionAllowed } from './motion.ts'

/** How long a scroll of the page takes (specification, section 9). */
const scrollMs = 1000

/** Further than this from where the loop left it, in CSS px, the page is scrolled by the visitor. */
const tolerance = 3

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2)

let latest = 0

/**
 * Scrolls the page over 1 s; at once where motion is not wanted. A later call, or the visitor's own scrolling, takes over.
 * @param top CSS px from the beginning of the page
 * @returns resolves when the scrolling ends or is taken over
 */
export function scrollPageTo(top: number): Promise<void> {
  latest += 1
  const turn = latest
  if (!motionAllowed()) {
    window.scrollTo({ top, behavior: 'instant' })
    return Promise.resolve()
  }
  return new Promise(resolve => {
    const from = window.scrollY
    let begun: number | undefined
    let left = from
    const step = (now: number): void => {
      begun ??= now
      const progress = Math.min(1, (now - begun) / scrollMs)
      const taken = turn !== latest || Math.abs(window.scrollY - left) > tolerance
      if (!taken) window.scrollTo({ top: from + (top - from) * ease(progress), behavior: 'instant' })
      left = window.scrollY
      if (taken || progress === 1) resolve()
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
