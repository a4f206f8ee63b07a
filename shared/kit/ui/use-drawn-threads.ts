import { useMotion } from '@site/kit/runtime'
import type { RefObject } from 'react'

/** Seconds that a thread takes to be drawn. */
const drawDuration = 1.8

/** Points at which a path is measured: the length is right to a part in a thousand. */
const samples = 200

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

/** Draws the threads inside `scope` (drawings marked `data-thread`) as each comes into view, once. */
export function useDrawnThreads(scope: RefObject<HTMLElement | null>): void {
  useMotion(scope, ({ gsap }, element) => {
    const below = [...element.querySelectorAll<SVGSVGElement>('[data-thread]')].filter(
      drawing => drawing.getBoundingClientRect().top > innerHeight,
    )
    const observer = new IntersectionObserver(
      entries => {
        for (const { target } of entries.filter(entry => entry.isIntersecting)) {
          observer.unobserve(target)
          gsap.to(target.querySelectorAll('path'), {
            strokeDashoffset: 0,
            duration: drawDuration,
            ease: 'power2.inOut',
            clearProps: 'strokeDasharray,strokeDashoffset',
          })
        }
      },
      { rootMargin: '0px 0px -20%' },
    )
    for (const drawing of below) {
      for (const path of drawing.querySelectorAll('path')) {
        const length = lengthOnScreen(path)
        if (length > 0) gsap.set(path, { strokeDasharray: length, strokeDashoffset: length })
      }
      observer.observe(drawing)
    }
    return () => observer.disconnect()
  })
}
