import { numberOf } from '@site/identity/figure-threads'
import { Evidence } from '../../blocks/figures/evidence.tsx'
import { FigureValue } from '../../blocks/figures/figure-value.tsx'
import { Mission } from '../../blocks/mission.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import styles from './impact-intro.module.css'
import type { ImpactWorkRecord } from './practice-record.ts'
import { Ripples } from './ripples.tsx'

/** What impact means here, and in how many countries: rings that go out from the foot of the section, one for each. */
export function ImpactIntro({ provenance, label, statement, paragraphs, countries, unit, caption }: ImpactWorkRecord['intro']) {
  return (
    <>
      <Mission id="intro" label={label} statement={statement} paragraphs={paragraphs} />
      <div className={styles.counted}>
        <Tacked provenance={provenance}>
          <div className={styles.reach}>
            <div className={styles.caption} data-reveal="">
              <p>{caption}</p>
              <Evidence figure={countries} />
            </div>
            <div className={styles.rings}>
              <Ripples count={numberOf(countries)} />
              <p className={styles.number}>
                <span className={styles.figure}>
                  <FigureValue figure={countries} />
                </span>{' '}
                {unit}
              </p>
            </div>
          </div>
        </Tacked>
      </div>
    </>
  )
}
