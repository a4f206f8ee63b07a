import { Mission } from '@site/kit/ui/blocks/mission'
import { CountUp } from '../../blocks/count-up.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import styles from './impact-intro.module.css'
import type { ImpactWorkRecord } from './practice-record.ts'
import { Ripples } from './ripples.tsx'

/** What impact means here, and in how many countries: rings that go out from the foot of the section, one for each. */
export function ImpactIntro({ provenance, label, statement, paragraphs, countries, unit, caption }: ImpactWorkRecord['intro']) {
  return (
    <>
      <Mission id="intro" label={label} statement={statement} paragraphs={paragraphs} />
      <Tacked provenance={provenance}>
        <div className={styles.reach}>
          <p className={styles.caption} data-reveal="">
            {caption}
          </p>
          <div className={styles.rings}>
            <Ripples count={countries} />
            <p className={styles.number}>
              <span className={styles.figure}>
                <CountUp text={String(countries)} />
              </span>{' '}
              {unit}
            </p>
          </div>
        </div>
      </Tacked>
    </>
  )
}
