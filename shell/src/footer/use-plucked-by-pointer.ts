import { type PointerEvent, useRef } from 'react'

/**
 * Handlers for a strip of `count` threads of equal width: whatever a pointer passes over is plucked, as on a harp, and the thread that it
 * is lifted from is chosen. The strip hears the pointer and not each thread: on a phone a thread is narrower than a fingertip.
 */
export function usePluckedByPointer(count: number, pluck: (number: number) => void, choose: (number: number) => void) {
  const last = useRef<number>(undefined)
  const numberAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(count, Math.max(1, Math.floor(((clientX - left) / width) * count) + 1))
  }
  const passTo = (number: number): void => {
    const from = last.current ?? number
    last.current = number
    if (from === number) return
    const step = Math.sign(number - from)
    for (let passed = from + step; passed !== number + step; passed += step) pluck(passed)
  }
  const forget = (): void => {
    last.current = undefined
  }
  return {
    onPointerEnter: (event: PointerEvent) => {
      last.current = numberAt(event)
    },
    onPointerMove: (event: PointerEvent) => passTo(numberAt(event)),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      last.current = numberAt(event)
      pluck(last.current)
    },
    onPointerUp: (event: PointerEvent) => event.button === 0 && last.current !== undefined && choose(numberAt(event)),
    onPointerLeave: forget,
    // A finger that scrolls the page chooses nothing.
    onPointerCancel: forget,
  }
}
