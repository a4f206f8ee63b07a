import { motionAllowed } from '@site/kit/runtime'
import { RichText } from '@site/kit/ui/base/rich-text'
import text from '@site/kit/ui/base/text.module.css'
import { useRef, useState } from 'react'
import { Illustration } from '../../blocks/case-heading.tsx'
import styles from './circle-journey.module.css'
import { CircleRings } from './circle-rings.tsx'
import type { HealingRecoveryRecord } from './practice-record.ts'

type CircleJourneyProps = Pick<HealingRecoveryRecord['journey'], 'steps' | 'illustration'>

/** The steps, and the evenings that one person spent on each, as rings in water; a step that is chosen or pointed at lights its own. */
export function CircleJourney({ steps, illustration }: CircleJourneyProps) {
  const rings = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  const [pointedAt, pointAt] = useState<string>()
  const evenings = steps.flatMap(step => step.evenings).toSorted((one, other) => one.number - other.number)
  const lit = steps.find(({ number }) => number === (pointedAt ?? chosen))?.evenings.map(({ number }) => number)
  return (
    <div className={styles.journey}>
      <div data-reveal="">
        <Illustration />
        <p className={styles.sum}>
          <RichText text={illustration.title} />
        </p>
        <p className={styles.note}>
          {illustration.note} <span className={styles.hint}>{illustration.hint}</span>
        </p>
      </div>
      <div ref={rings} className={styles.rings}>
        <CircleRings evenings={evenings} lit={lit} />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ number, title, description, evenings: own }) => (
          <li
            key={number}
            className={styles.step}
            data-reveal=""
            onPointerEnter={() => pointAt(number)}
            onPointerLeave={() => pointAt(undefined)}
          >
            <div className={styles.head}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <h3>
                <button
                  type="button"
                  className={styles.title}
                  aria-pressed={number === chosen}
                  onClick={() => {
                    pointAt(undefined)
                    choose(number === chosen ? undefined : number)
                    rings.current?.scrollIntoView({ block: 'nearest', behavior: motionAllowed() ? 'smooth' : 'instant' })
                  }}
                >
                  {title}
                </button>
              </h3>
            </div>
            <p className={styles.description}>{description}</p>
            <ul className={styles.evenings}>
              {own.map(evening => (
                <li key={evening.number} className={styles.evening}>
                  <span className={styles.mark} data-kept={evening.minutes === null || undefined}>
                    <span className={text.spoken}>Evening </span>
                    {evening.number}
                  </span>{' '}
                  {evening.words}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
