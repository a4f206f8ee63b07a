import type { MapCrop } from './map-crop.ts'
import styles from './plumb-threads.module.css'
import type { ReformHighlight } from './policy-reform-record.ts'

/** Pixels between two threads beside the list. */
const pitch = 6

/** The first entry's thread is the innermost: it leaves the others without crossing them. */
const laneOf = (index: number, count: number): number => (count - index) * pitch

/** Room that so many threads take at the start of each entry, with the knot. */
const roomFor = (count: number): number => (count + 1) * pitch + 8

type Threads = {
  countries: readonly ReformHighlight[]
  /** Slug of the country that is marked. */
  marked: string | undefined
}

/** From the rings at the map's foot, beneath each country, the threads are led to the side of the list. */
export function FallingThreads({ countries, marked, crop }: Threads & { crop: MapCrop }) {
  return (
    <svg className={styles.fall} aria-hidden="true">
      {countries.map(({ slug, mark }, index) => (
        <line
          key={slug}
          className={styles.thread}
          data-marked={slug === marked || undefined}
          x1={`${(((mark.x - crop.x) / crop.width) * 100).toFixed(2)}%`}
          y1="0"
          x2={laneOf(index, countries.length)}
          y2="100%"
        />
      ))}
    </svg>
  )
}

/** The threads as they pass one entry: those of later ones go on, its own ends in a knot. */
export function PassingThreads({ countries, marked, at }: Threads & { at: number }) {
  const room = roomFor(countries.length)
  return (
    <svg className={styles.passing} width={room} aria-hidden="true">
      {countries.map(({ slug }, index) => {
        if (index < at) return null
        const x = laneOf(index, countries.length)
        const own = index === at
        return (
          <g key={slug} className={styles.thread} data-marked={slug === marked || undefined}>
            <line x1={x} y1="0" x2={x} y2={own ? '50%' : '100%'} />
            {own && <line x1={x} y1="50%" x2={room - 5} y2="50%" />}
            {own && <circle cx={room - 5} cy="50%" r="3.5" />}
          </g>
        )
      })}
    </svg>
  )
}
