import { useEffect, useState } from 'react'

/** The band of the screen in which a group counts as being read: from 30 % to 45 % of its height. */
const readingBand = '-30% 0px -55% 0px'

/**
 * Which of the elements with these ids is being read.
 * @returns undefined before the first and after the last, and until the page is live
 */
export function useCurrentGroup(groups: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries)
          setCurrent(before => (isIntersecting ? target.id : before === target.id ? undefined : before))
      },
      { rootMargin: readingBand },
    )
    for (const { id } of groups) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [groups])
  return current
}
