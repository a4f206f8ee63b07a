import type { ProgramStatus } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import { type Standing, StandingMark } from './standing-mark.tsx'
import { VitalScale } from './vital-scale.tsx'
import { ratingOf, type Vital, vitals, vitalText } from './vital-thresholds.ts'
import styles from './vitals.module.css'

export type VitalsProps = { status: ProgramStatus }

/** The four Web Vitals of a program's releases, each on the scale of its thresholds. */
export function Vitals({ status }: VitalsProps) {
  return (
    <dl className={styles.vitals}>
      {vitals.map(vital => (
        <VitalItem key={vital.name} vital={vital} values={valuesOf(vital, status)} />
      ))}
    </dl>
  )
}

type Value = { standing: Standing; value: number }

function valuesOf({ name }: Vital, { stable, canary }: ProgramStatus): Value[] {
  const values: Value[] = []
  const [ofStable, ofCanary] = [stable?.counts?.vitals[name], canary?.counts?.vitals[name]]
  if (ofStable !== undefined) values.push({ standing: 'stable', value: ofStable })
  if (ofCanary !== undefined) values.push({ standing: 'canary', value: ofCanary })
  return values
}

function VitalItem({ vital, values }: { vital: Vital; values: readonly Value[] }) {
  return (
    <div className={styles.vital}>
      <dt className={styles.name}>
        <abbr className={styles.short} title={vital.title}>
          {vital.short}
        </abbr>{' '}
        <span className={styles.title}>{vital.title}</span>
      </dt>
      <dd>
        <VitalScale vital={vital} values={values} />
      </dd>
      {values.map(({ standing, value }) => (
        <dd key={standing} className={`${styles.value} ${text.num}`}>
          <StandingMark standing={standing} />
          <span>
            <span className={text.spoken}>{standing === 'stable' ? 'Stable: ' : 'Canary: '}</span>
            <b>{vitalText(vital, value)}</b> <span className={styles.rating}>{ratingOf(vital, value)}</span>
          </span>
        </dd>
      ))}
      {values.length === 0 && <dd className={styles.value}>Not reported yet</dd>}
    </div>
  )
}
