import { useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, gates, lives, widened } from './copy.ts'

/** One rule with three requirements, each a ring, and three lives sent through them by choice; mended, the rings are wide. */
export function Model({ styles }: ModelProps) {
  const [chosen, choose] = useState(0)
  const [mended, mend] = useState(false)
  const life = lives[chosen] ?? lives[0]
  const snag = mended ? undefined : life.snagsAt
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <div className={`${styles.worked} ${styles.works}`}>
        <fieldset>
          <legend className={styles.legend}>{copy.choices}</legend>
          <div className={styles.choices}>
            {lives.map((each, index) => (
              <label key={each.life} className={styles.choice}>
                <input type="radio" name="life" checked={index === chosen} onChange={() => choose(index)} />
                {each.life}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="button" className={styles.choice} onClick={() => mend(!mended)}>
          {mended ? copy.unmend : copy.mend}
        </button>
      </div>
      <Said styles={styles} look="rule" can={[copy.mended, asWritten]}>
        {mended
          ? copy.mended
          : copy.rule.map((between, index) => (
              <span key={gates[index] ?? 'end'}>
                {between}
                <em data-snag={snag === index || undefined}>{gates[index]}</em>
              </span>
            ))}
      </Said>
      <svg className={styles.drawing} aria-hidden="true" data-reach={snag ?? 'through'} data-mended={mended || undefined}>
        {gates.map((gate, index) => (
          <svg key={gate} {...placeOf(index)} aria-hidden="true">
            <Half styles={styles} d="M0-64a25 64 0 0 1 0 128" />
          </svg>
        ))}
        <svg viewBox="0 0 1200 150" preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.taut}
            key={`${chosen}${mended}`}
            d="M0 75C120 40 200 110 270 75S500 40 600 75 830 110 930 75 1100 50 1200 75"
          />
        </svg>
        {gates.map((gate, index) => (
          <svg key={gate} {...placeOf(index)} aria-hidden="true">
            {snag === index && <path className={styles.tangle} d={tangle} />}
            <Half styles={styles} d="M0-64a25 64 0 0 0 0 128" />
          </svg>
        ))}
      </svg>
      <p className={styles.gates} aria-hidden="true">
        {(mended ? widened : gates).map((gate, index) => (
          <span key={gate} data-snag={snag === index || undefined}>
            {gate}
          </span>
        ))}
      </p>
      <Said styles={styles} can={[copy.kept, copy.passes, ...lives.map(({ outcome }) => outcome)]} role="status">
        {mended ? (life.snagsAt === undefined ? copy.kept : copy.passes) : life.outcome}
      </Said>
      <ul className={styles.unscripted}>
        {lives.map(each => (
          <li key={each.life}>
            {each.life}: {each.outcome}
          </li>
        ))}
        <li>{copy.mended}</li>
      </ul>
    </div>
  )
}

/** Half of a ring, a twisted cord: the far half is drawn before the thread, the near one after it, with room on both sides. */
const Half = ({ styles, d }: ModelProps & { d: string }) => (
  <g className={styles.gate}>
    <path className={styles.gap} d={d} />
    <path d={d} />
    <path className={styles.twist} d={d} />
  </g>
)

/** Round the middle of a ring, which keeps its proportions while the thread is stretched: at 22.5, 50 and 77.5 % of the drawing. */
const placeOf = (gate: number) => ({
  x: `${(gate - 1) * 27.5}%`,
  width: '100%',
  height: '100%',
  viewBox: '-75 -75 150 150',
  overflow: 'visible',
})

/** The end of a thread that caught on a ring. */
const tangle = 'M-4 0c-46-40-62 18-26 22s46-52 8-50-28 62 14 58 40-70-2-74-40 40-22 60m8-20c-24 26-50 34-76 62m80-56c-6 26-20 46-40 66'

const asWritten = copy.rule.map((between, index) => `${between}${gates[index] ?? ''}`).join('')
