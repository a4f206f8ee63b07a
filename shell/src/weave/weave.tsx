import { decodedPath, readPin } from '@site/kit/contract/pin'
import type { TermSentence } from '@site/kit/contract/weave'
import { fetchesLittle, onceInView, useSite } from '@site/kit/runtime'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { useEffect, useId, useRef, useState } from 'react'
import { frameCopy } from '../content/frame-copy.ts'
import { fetchOfAll } from '../page-slot/page-files.ts'
import { type Thread, threadFrom } from './thread-from.ts'
import styles from './weave.module.css'

let loaded: Promise<TermSentence[]> | undefined

/** The weave files of the releases that this document is made of. One that cannot be had has no part in the weave. */
async function loadKnots(): Promise<TermSentence[]> {
  const { found, whole } = await fetchOfAll<TermSentence[]>(readPin(), 'weave')
  if (!whole) loaded = undefined // the next page asks again
  return found.flat()
}

/** A strip at the end of a page: a term of the page, with sentences of other pages in which it returns. */
export function Weave() {
  const id = useId()
  const path = useSite(state => state.path)
  const place = useRef<HTMLDivElement>(null)
  const [thread, setThread] = useState<Thread>()

  useEffect(() => {
    if (!place.current || fetchesLittle()) return
    // Three screens ahead: at one and a half, a fast reader reaches the footer before the strip is there.
    const observer = onceInView('300% 0px', async () => {
      // Below links of the page's own it would look like the same ones again.
      if (document.querySelector(':is(#page, #page > div) > [data-ways]:last-child')) return
      loaded ??= loadKnots()
      const linked = Array.from(document.querySelectorAll<HTMLAnchorElement>('#page nav a'), link => decodedPath(link.pathname))
      const found = threadFrom(path, await loaded, linked)
      // Two heights below the top of the screen are one below its foot: the strip moves nothing that is near.
      if (place.current && place.current.getBoundingClientRect().top > 2 * innerHeight) setThread(found)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [path])

  return (
    <div ref={place}>
      {thread?.path === path && (
        <nav className={styles.strip} data-ground="ink" aria-labelledby={id}>
          <div className={layout.wrap}>
            <Label level={2} id={id}>
              {frameCopy.weave.replace('{term}', thread.term)}
            </Label>
            <ul className={styles.ways}>
              {thread.knots.map(knot => (
                <li key={knot.path}>
                  <a href={knot.path} className={styles.way}>
                    {knot.title}{' '}
                    <span>
                      <RichText text={`“${knot.sentence}”`} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  )
}
