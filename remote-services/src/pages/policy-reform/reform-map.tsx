import { coordinate } from '@site/kit/ui/threads/seeded'
import { mapBox } from '@site/media/maps/countries'
import land from '@site/media/maps/world.svg?url'
import { useRef } from 'react'
import { useDrawnThreads } from '../../blocks/use-drawn-threads.ts'
import type { ReformHighlight } from './policy-reform-record.ts'
import styles from './reform-map.module.css'
import { followWithin, placesOf } from './reform-places.ts'
import { threadThrough } from './thread-through.ts'

export type ReformMapProps = {
  /** Names the map for screen readers. */
  label: string
  /** What is shown and what is not. */
  caption: string
  countries: readonly ReformHighlight[]
  /** Slug of the country that is marked. */
  marked: string | undefined
  onMark: (slug: string) => void
}

const viewBox = `0 0 ${mapBox.width} ${mapBox.height}`

/** The world as a cloth, with one thread through the countries that the list tells of, and a knot in each. */
export function ReformMap({ label, caption, countries, marked, onMark }: ReformMapProps) {
  const figure = useRef<HTMLElement>(null)
  useDrawnThreads(figure)
  return (
    <figure ref={figure} className={styles.figure} data-reveal="">
      <div className={styles.map}>
        <img src={land} width={mapBox.width} height={mapBox.height} alt="" loading="lazy" decoding="async" />
        <svg className={styles.layer} viewBox={viewBox} fill="none" aria-hidden="true" data-thread="">
          <path className={styles.thread} d={threadThrough(countries.map(({ mark }) => mark))} />
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a drawing with links in it. */}
        <svg className={styles.layer} viewBox={viewBox} role="group" aria-label={label}>
          {countries.map(highlight => (
            <Country key={highlight.slug} {...highlight} marked={highlight.slug === marked} onMark={onMark} />
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}

type CountryProps = ReformHighlight & { marked: boolean; onMark: (slug: string) => void }

/** Radius of what answers to a finger, units of the map: 24 px on a screen of 320. */
const reach = 44

function Country({ slug, country, side, mark: { outline, x, y }, marked, onMark }: CountryProps) {
  const { inList, onMap } = placesOf(slug)
  const point = () => onMark(slug)
  return (
    <a
      id={onMap}
      href={`#${inList}`}
      className={styles.country}
      data-marked={marked || undefined}
      onPointerEnter={point}
      onFocus={point}
      onClick={followWithin}
    >
      <path className={styles.outline} d={outline} />
      <circle className={styles.reach} cx={x} cy={y} r={reach} />
      <path className={styles.knot} transform={`translate(${coordinate(x - 17.5)} ${coordinate(y - 6)})`} d={knot} />
      <text className={`${styles.name} ${styles[side]}`} x={x} y={y}>
        {country}
      </text>
    </a>
  )
}

/** An overhand knot, 35 units long, that lies on the thread. */
const knot = 'M0 7C7 8 10 6 16 6C24 6 25 -3 18 -3S11 6 20 6C26 6 29 7 35 6'
