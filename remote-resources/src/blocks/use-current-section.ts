import { useEffect, useState } from 'react'

/** Share of the screen's height that a section's top must have passed to be the one that is read. */
const readingLine = 0.3

/**
 * The section that is being read: the last whose top has passed the reading line.
 * @param ids of the sections in the order of the page, divided by spaces
 * @returns undefined before the first
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const sections = ids.split(' ').flatMap(id => document.getElementById(id) ?? [])
    const passed = (section: HTMLElement) => section.getBoundingClientRect().top <= innerHeight * readingLine + 1
    const update = () => setCurrent(sections.findLast(passed)?.id)
    // Told whenever a section's edge crosses the line, and at no other time.
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${100 - readingLine * 100}% 0px` })
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}
