import { useState } from 'react'
import type { HumanRightsHeroRecord } from './human-rights-hero-record.ts'
import styles from './standing-pillars.module.css'

type StandingPillarsProps = Pick<HumanRightsHeroRecord['pillars'], 'items' | 'borne' | 'without'>

/** What a finding stands on, drawn: a beam on bundles of thread. Take one of them away, or point at it, and all of it comes down. */
export function StandingPillars({ items, borne, without }: StandingPillarsProps) {
  const [taken, take] = useState<number>()
  const [pointedAt, pointAt] = useState<number>()
  const gone = pointedAt ?? taken
  return (
    <div className={styles.building}>
      <div className={styles.drawing} aria-hidden="true">
        <p className={styles.beam} data-without={gone}>
          {borne}
        </p>
        {items.map(({ title }, index) => (
          <svg
            key={title}
            className={styles.pillar}
            data-gone={gone === undefined ? undefined : index === gone ? 'first' : 'after'}
            viewBox="0 0 120 200"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
          >
            <path d={bundle} />
            <path className={styles.bound} d="M22 24H98M22 32H98M22 168H98M22 176H98" />
          </svg>
        ))}
      </div>
      <ul className={styles.pillars}>
        {items.map(({ title, description }, index) => (
          <li
            key={title}
            className={styles.told}
            onPointerEnter={() => pointAt(index)}
            onPointerLeave={() => pointAt(undefined)}
            data-reveal=""
          >
            <h3>
              <button
                type="button"
                className={styles.title}
                aria-pressed={index === taken}
                onClick={() => {
                  pointAt(undefined)
                  take(index === taken ? undefined : index)
                }}
              >
                {title}
              </button>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.without}>{without[index]}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Upright threads, held together near their ends, and a little apart between. */
const bundle = Array.from({ length: 13 }, (_, index) => 18 + 7 * index)
  .map(x => {
    const held = Math.round(60 + (x - 60) * 0.82)
    return `M${x} 0C${x} 14 ${held} 14 ${held} 30S${x} 80 ${x} 100 ${held} 150 ${held} 170 ${x} 186 ${x} 200`
  })
  .join('')
