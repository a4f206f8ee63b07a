import { motionAllowed } from '@site/kit/runtime'
import { type RefObject, useEffect, useEffectEvent } from 'react'

export type MousePlaceOptions = {
  /** Called at most once a frame: from -1 at the left and upper edges over 0 in the centre to 1 at the others. */
  follow: (x: number, y: number) => void
  /** The mouse has left, or was not wanted any more. */
  rest: () => void
}

/** Follows a mouse over `element`. Fingers, pens and those who want no motion are left in peace. */
export function useMousePlace(element: RefObject<HTMLElement | null>, options: MousePlaceOptions): void {
  const follow = useEffectEvent(options.follow)
  const rest = useEffectEvent(options.rest)
  useEffect(() => {
    const target = element.current
    if (!target) return
    // Measured once a visit of the mouse, in the page's own coordinates: scrolling does not falsify it.
    let box: DOMRect | undefined
    let frame = 0
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !motionAllowed()) return
      const { left, top, width, height } = target.getBoundingClientRect()
      box = new DOMRect(left + scrollX, top + scrollY, width, height)
    }
    const move = ({ pointerType, pageX, pageY }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (box && motionAllowed()) follow(share(pageX, box.x, box.width), share(pageY, box.y, box.height))
      })
    }
    const leave = () => {
      cancelAnimationFrame(frame)
      if (box) rest()
      box = undefined
    }
    target.addEventListener('pointerenter', enter)
    target.addEventListener('pointermove', move)
    target.addEventListener('pointerleave', leave)
    return () => {
      leave()
      target.removeEventListener('pointerenter', enter)
      target.removeEventListener('pointermove', move)
      target.removeEventListener('pointerleave', leave)
    }
  }, [element])
}

const share = (at: number, start: number, length: number): number =>
  length === 0 ? 0 : Math.min(1, Math.max(-1, ((at - start) / length) * 2 - 1))
