import { Label } from '@site/kit/ui/base/label'
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { cropAround } from './map-crop.ts'
import { FallingThread, PassingThread } from './plumb-threads.tsx'
import type { PolicyReformRecord, ReformHighlight } from './policy-reform-record.ts'
import styles from './reform-highlights.module.css'
import { ReformMap } from './reform-map.tsx'
import { followWithin, placesOf } from './reform-places.ts'

export type ReformHighlightsProps = PolicyReformRecord['highlights'] & {
  /** Id of the heading. */
  id: string
}

/**
 * Reforms, and the map of their countries: what is pointed at in one is marked in the other, and a plumb thread falls from the country to
 * its entry. Narrow screens show all the names, and what changed in the country that is marked.
 */
export function ReformHighlights({ id, label, mapLabel, caption, countries }: ReformHighlightsProps) {
  const [marked, setMarked] = useState(countries[0]?.slug)
  const at = countries.findIndex(({ slug }) => slug === marked)
  return (
    <div className={styles.highlights}>
      <div className={styles.heading}>
        <Label level={2} id={id}>
          {label}
        </Label>
      </div>
      <ReformMap label={mapLabel} caption={caption} countries={countries} marked={marked} onMark={setMarked} />
      {countries[at] && <FallingThread key={marked} mark={countries[at].mark} crop={cropAround(countries.map(({ mark }) => mark))} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, as it does where words are set large, must be within reach of the arrow keys. */}
      <section className={styles.list} aria-labelledby={id} tabIndex={0}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
        <ul role="list">
          {countries.map((highlight, index) => (
            <Highlight key={highlight.slug} {...highlight} marked={highlight.slug === marked} onMark={setMarked}>
              {index <= at && <PassingThread ends={index === at} />}
            </Highlight>
          ))}
        </ul>
      </section>
    </div>
  )
}

type HighlightProps = ReformHighlight & { marked: boolean; onMark: (slug: string) => void; children: ReactNode }

function Highlight({ slug, country, reform, impact, marked, onMark, children }: HighlightProps) {
  const { inList, onMap } = placesOf(slug)
  const mark = () => onMark(slug)
  // A finger that scrolls the page moves across entries without choosing one.
  const point = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && mark()
  // Focus comes before the click of whoever presses: marked by it, the entry would move from under the finger. The click marks on the map.
  const reach = ({ target }: FocusEvent) => target.matches(':focus-visible') && mark()
  return (
    <li className={styles.item} data-marked={marked || undefined} onPointerMove={point} onFocus={reach}>
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
