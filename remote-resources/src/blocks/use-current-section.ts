import { useEffect, useState } from 'react'

/** Percent of the screen's height that a section's top must have passed to be the one that is read. */
const readingLine = 50

/** From the reading line up, higher than any page: what is in it has passed the line. */
const passedArea = `1000000px 0px -${100 - readingLine}% 0px`

/**
 * The section that is being read: the last whose top has passed the reading line.
 * @param ids of the sections in the order of the page, divided by spaces
 * @returns undefined before the first
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const order = ids.split(' ')
    const passed = new Set<string>()
    // The observer tells which have passed: asking sections where they are would have the whole page laid out.
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        setCurrent(order.findLast(id => passed.has(id)))
      },
      { rootMargin: passedArea },
    )
    for (const section of order.flatMap(id => document.getElementById(id) ?? [])) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}
