import { Label } from '@site/kit/ui/base/label'
import { type ReactNode, useRef, useState } from 'react'
import { cropAround } from './map-crop.ts'
import { FallingThread, PassingThread } from './plumb-threads.tsx'
import type { PolicyReformRecord, ReformHighlight } from './policy-reform-record.ts'
import styles from './reform-highlights.module.css'
import { ReformMap } from './reform-map.tsx'
import { bringIntoList, followWithin, isWholeIn, openInList, placesOf } from './reform-places.ts'

export type ReformHighlightsProps = PolicyReformRecord['highlights'] & {
  /** Id of the heading. */
  id: string
}

/**
 * A list of reforms that scrolls by itself, and the map of their countries: what is pointed at in one is marked in the other, and a plumb
 * thread falls from the country to its entry.
 */
export function ReformHighlights({ id, label, mapLabel, caption, countries }: ReformHighlightsProps) {
  const [marked, setMarked] = useState(countries[0]?.slug)
  const list = useRef<HTMLElement>(null)
  const at = countries.findIndex(({ slug }) => slug === marked)
  const markFromMap = (slug: string): void => {
    setMarked(slug)
    bringIntoList(list.current, slug)
  }
  /** What is marked is in sight when the list has come to rest. */
  const markShown = ({ currentTarget }: { currentTarget: Element }): void => {
    if (marked && isWholeIn(currentTarget, marked)) return
    const shown = countries.find(({ slug }) => isWholeIn(currentTarget, slug))
    if (shown) setMarked(shown.slug)
  }
  return (
    <div className={styles.highlights}>
      <div className={styles.heading}>
        <Label level={2} id={id}>
          {label}
        </Label>
      </div>
      <ReformMap
        label={mapLabel}
        caption={caption}
        countries={countries}
        marked={marked}
        onMark={markFromMap}
        onChoose={slug => openInList(list.current, slug)}
      />
      {countries[at] && <FallingThread mark={countries[at].mark} crop={cropAround(countries.map(({ mark }) => mark))} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys. */}
      <section ref={list} className={styles.list} aria-labelledby={id} tabIndex={0} onScrollEnd={markShown}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
        <ul role="list">
          {countries.map((highlight, index) => (
            <Highlight key={highlight.slug} {...highlight} marked={highlight.slug === marked} onMark={setMarked}>
              {index <= at && <PassingThread ends={index === at} />}
            </Highlight>
          ))}
        </ul>
        <p className={styles.more} aria-hidden="true">
          More below
        </p>
      </section>
    </div>
  )
}

type HighlightProps = ReformHighlight & { marked: boolean; onMark: (slug: string) => void; children: ReactNode }

function Highlight({ slug, country, reform, impact, marked, onMark, children }: HighlightProps) {
  const { inList, onMap } = placesOf(slug)
  const mark = () => onMark(slug)
  return (
    // `pointermove`, not `pointerenter`: the list also scrolls beneath a resting pointer.
    <li className={styles.item} data-marked={marked || undefined} onPointerMove={mark} onFocus={mark}>
      {children}
      <h3 className={styles.country}>
        <a id={inList} href={`#${onMap}`} onClick={followWithin}>
          {country}
        </a>
      </h3>
      <p>{reform}</p>
      <p className={styles.impact}>{impact}</p>
    </li>
  )
}
