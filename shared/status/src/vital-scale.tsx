import { type Standing, StandingShape } from './standing-mark.tsx'
import styles from './vital-scale.module.css'
import { placeOf, type Vital, vitalText } from './vital-thresholds.ts'

export type VitalScaleProps = { vital: Vital; values: readonly { standing: Standing; value: number }[] }

/** Height of the thread in the drawing, px. */
const y = 13
/** Two markers stand above and below the thread, so that neither hides the other. */
const aside = { stable: -7, canary: 7 } as const

/** A thread that is taut where values are good, stitched where they need work and frayed where they are poor. */
export function VitalScale({ vital, values }: VitalScaleProps) {
  const [good, poor] = [placeOf(vital, vital.good), placeOf(vital, vital.poor)]
  return (
    <svg className={styles.scale} aria-hidden="true">
      <line className={styles.good} x1="0" x2={`${good}%`} y1={y} y2={y} />
      <line className={styles.between} x1={`${good}%`} x2={`${poor}%`} y1={y} y2={y} />
      {[-5, 0, 5].map(fray => (
        <line key={fray} className={styles.poor} x1={`${poor}%`} x2="100%" y1={y} y2={y + fray} />
      ))}
      <Threshold place={good} label={vitalText(vital, vital.good)} />
      <Threshold place={poor} label={vitalText(vital, vital.poor)} />
      {values.map(({ standing, value }) => (
        <svg
          key={standing}
          className={styles.marker}
          aria-hidden="true"
          x={`${placeOf(vital, value)}%`}
          y={values.length > 1 ? y + aside[standing] : y}
        >
          <StandingShape standing={standing} />
        </svg>
      ))}
    </svg>
  )
}

function Threshold({ place, label }: { place: number; label: string }) {
  return (
    <>
      <line className={styles.tick} x1={`${place}%`} x2={`${place}%`} y1={y - 6} y2={y + 6} />
      <text className={styles.label} x={`${place}%`} y={y + 26} textAnchor="middle">
        {label}
      </text>
    </>
  )
}
