import { onceInView, useMotion } from '@site/kit/runtime'
import type { RefObject } from 'react'

/** Seconds that a thread takes to be drawn. */
const drawSeconds = 1.8

/** Points at which a path is measured: the length is right to a part in a hundred, which is added. */
const samples = 40

/**
 * Length of a path as it is on the screen, CSS px. A path whose stroke does not scale is dashed in
 * these units, and `getTotalLength` knows nothing of the drawing being stretched.
 */
function lengthOnScreen(path: SVGPathElement): number {
  const matrix = path.getScreenCTM()
  if (!matrix) return 0
  const total = path.getTotalLength()
  let [last, length] = [path.getPointAtLength(0), 0]
  for (let sample = 1; sample <= samples; sample++) {
    const point = path.getPointAtLength((total * sample) / samples)
    length += Math.hypot((point.x - last.x) * matrix.a, (point.y - last.y) * matrix.d)
    last = point
  }
  return Math.ceil(length * 1.01)
}

/**
 * Draws the threads inside `scope` (drawings marked `data-thread`) as each comes into view, once. A
 * drawing is measured when it is half a screen away, and not while the page starts: measuring is slow.
 */
export function useDrawnThreads(scope: RefObject<HTMLElement | null>): void {
  useMotion(scope, ({ gsap }, element) => {
    const below = [...element.querySelectorAll<SVGSVGElement>('[data-thread]')].filter(
      drawing => drawing.getBoundingClientRect().top > innerHeight * 1.5,
    )
    const conceal = (drawing: Element): void => {
      for (const path of drawing.querySelectorAll('path')) {
        const length = lengthOnScreen(path)
        if (length > 0) gsap.set(path, { strokeDasharray: length, strokeDashoffset: length })
      }
    }
    const finish = (drawing: Element): void => {
      const paths = drawing.querySelectorAll('path')
      gsap.killTweensOf(paths)
      gsap.set(paths, { clearProps: 'strokeDasharray,strokeDashoffset' })
    }
    // A thread that goes on from one drawing to the next has no gap: whatever ends above the one being drawn is there at once.
    const draw = (drawing: Element): void => {
      const { top } = drawing.getBoundingClientRect()
      for (const each of below.filter(one => one.getBoundingClientRect().bottom <= top + 1)) finish(each)
      gsap.to(drawing.querySelectorAll('path'), {
        strokeDashoffset: 0,
        duration: drawSeconds,
        ease: 'power2.inOut',
        clearProps: 'strokeDasharray,strokeDashoffset',
      })
    }
    const arriving = onceInView('0px 0px -20%', draw)
    const nearing = onceInView('0px 0px 50%', drawing => {
      conceal(drawing)
      arriving.observe(drawing)
    })
    for (const drawing of below) nearing.observe(drawing)
    const end = (): void => {
      removeEventListener('beforeprint', end)
      nearing.disconnect()
      arriving.disconnect()
      // What an observer started is not among what the motion takes back.
      below.forEach(finish)
    }
    // What has not been scrolled to yet is printed as well.
    addEventListener('beforeprint', end)
    return end
  })
}
