import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether an element's content is higher than the element: then it scrolls, and a keyboard must be
 * able to reach it. One that does not scroll is no stop for anybody.
 * @param active measured only while true
 */
export function useOverflowing(active: boolean): { ref: RefObject<HTMLDivElement | null>; overflowing: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [overflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!active || !element) return
    const observer = new ResizeObserver(() => setOverflowing(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [active])
  return { ref, overflowing: active && overflowing }
}
