import { onceInView, useMotion } from '@site/kit/runtime'
import type { RefObject } from 'react'

/** Seconds that a meter takes to be drawn. */
const wipeSeconds = 1

/** Draws the element from left to right, once, when it comes into view; one that is in view already stays as it is. */
export function useWipe(scope: RefObject<HTMLElement | null>): void {
  useMotion(scope, ({ gsap }, element) => {
    if (element.getBoundingClientRect().top < innerHeight) return
    gsap.set(element, { clipPath: 'inset(-50% 100% -50% 0)' })
    const observer = onceInView('0px', () =>
      gsap.to(element, { clipPath: 'inset(-50% 0% -50% 0)', duration: wipeSeconds, ease: 'power3.inOut', clearProps: 'clipPath' }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
}
