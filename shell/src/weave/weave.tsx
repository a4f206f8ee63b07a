import { readPin } from '@site/kit/contract/pin'
import type { Knot } from '@site/kit/contract/search'
import { fetchesLittle, useSite } from '@site/kit/runtime'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useEffect, useRef, useState } from 'react'
import { frameCopy } from '../frame-copy.ts'
import { type Thread, threadFrom } from './thread-from.ts'

let loaded: Promise<Knot[]> | undefined

/** The weave files of the sections, as this visitor has them. One that cannot be had has no part in the weave. */
async function loadKnots(): Promise<Knot[]> {
  const files = Object.keys(readPin().sections).map(async section => (await (await fetch(`/threads/${section}.json`)).json()) as Knot[])
  const parts = await Promise.allSettled(files)
  return parts.flatMap(part => (part.status === 'fulfilled' ? part.value : []))
}

/** Where else a term of the page stands, with the sentences themselves: fetched three screens before a reader comes to it, and left out where they are less than one away before it is there. */
export function Weave() {
  const path = useSite(state => state.path)
  const place = useRef<HTMLDivElement>(null)
  const [thread, setThread] = useState<Thread>()

  useEffect(() => {
    if (!place.current || fetchesLittle()) return
    const observer = new IntersectionObserver(
      async entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        loaded ??= loadKnots()
        const found = threadFrom(path, await loaded)
        if (place.current && place.current.getBoundingClientRect().top > 2 * innerHeight) setThread(found)
      },
      { rootMargin: '300% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [path])

  return (
    <div ref={place}>
      {thread?.path === path && (
        <WaysOn
          ground="linen"
          label={frameCopy.weave.replace('{term}', thread.term)}
          ways={thread.knots.map(knot => ({ href: knot.path, title: knot.title, why: `“${knot.sentence}”` }))}
        />
      )}
    </div>
  )
}
