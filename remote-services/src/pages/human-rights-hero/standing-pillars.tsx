import { useState } from 'react'
import type { HumanRightsHeroRecord } from './human-rights-hero-record.ts'
import styles from './standing-pillars.module.css'

type StandingPillarsProps = Pick<HumanRightsHeroRecord['pillars'], 'items' | 'borne' | 'without' | 'take' | 'restore'>

/**
 * What a finding stands on, drawn: a beam on bundles of thread. Take one of them away, or point at it, and the beam comes down on its side
 * and says what is left.
 */
export function StandingPillars({ items, borne, without, take, restore }: StandingPillarsProps) {
  const [taken, setTaken] = useState<number>()
  const [pointedAt, pointAt] = useState<number>()
  const [told, tell] = useState(0)
  const gone = pointedAt ?? taken
  const left = gone === undefined ? undefined : without[gone]
  const takeOrRestore = (index: number) => {
    pointAt(undefined)
    tell(index)
    setTaken(index === taken ? undefined : index)
  }
  return (
    <div className={styles.building}>
      <div className={styles.drawing} data-without={gone}>
        <p className={styles.beam} aria-live="polite">
          {left ? `${left.charAt(0).toUpperCase()}${left.slice(1)}` : borne}
        </p>
        {items.map(({ title }, index) => (
          <svg
            key={title}
            className={styles.pillar}
            data-gone={index === gone || undefined}
            viewBox="0 0 120 200"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
          >
            <path d={bundle} />
            <path className={styles.bound} d="M22 24H98M22 32H98M22 168H98M22 176H98" />
          </svg>
        ))}
        {/* Where four texts do not stand side by side, each is called by its name. */}
        {items.map(({ title }, index) => (
          <button key={title} type="button" className={styles.name} aria-pressed={index === taken} onClick={() => takeOrRestore(index)}>
            {title}
          </button>
        ))}
      </div>
      <ul className={styles.pillars}>
        {items.map(({ title, description }, index) => (
          <li
            key={title}
            className={styles.told}
            data-told={index === told || undefined}
            data-gone={index === gone || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointAt(index)}
            onPointerLeave={() => pointAt(undefined)}
            data-reveal=""
          >
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            <button
              type="button"
              className={styles.take}
              aria-label={`${index === taken ? restore : take}: ${title}`}
              onClick={() => takeOrRestore(index)}
            >
              {index === taken ? restore : take}
            </button>
            {/* Where no script takes anything away; otherwise the beam says it. */}
            <p className={styles.without}>Without it, {without[index]}.</p>
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
