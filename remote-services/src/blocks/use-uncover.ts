import { layOut, onceInView, useMoving } from '@site/kit/runtime'
import type { RefObject } from 'react'

/** Along a slant: each line a little later than the one above it. */
const uncovering = {
  clipPath: [
    'polygon(-2rem -1rem, -2rem -1rem, -100% calc(100% + 1rem), -2rem calc(100% + 1rem))',
    'polygon(-2rem -1rem, 210% -1rem, 110% calc(100% + 1rem), -2rem calc(100% + 1rem))',
  ],
}

const timing = { duration: 600, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' } as const

/**
 * Uncovers what each child holds once, in 600 ms, when the child is reached. It is covered from a screen away: nothing waits unseen. The child
 * itself is not: observers do not see what is clipped.
 */
export function useUncover(scope: RefObject<HTMLElement | null>): void {
  useMoving(scope, layOut, (_, element) => {
    const covered = new Map<Element, Animation[]>()
    const reached = onceInView('0px 0px -12%', target => {
      for (const animation of covered.get(target) ?? []) animation.play()
    })
    const coming = onceInView('0px 0px 100%', target => {
      if (target.getBoundingClientRect().top < innerHeight) return
      const parts = [...target.children].map(part => part.animate(uncovering, timing))
      for (const animation of parts) animation.pause()
      covered.set(target, parts)
      reached.observe(target)
    })
    for (const child of element.children) coming.observe(child)
    return () => {
      coming.disconnect()
      reached.disconnect()
      for (const animation of [...covered.values()].flat()) animation.cancel()
    }
  })
}
