import { useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, strands } from './copy.ts'
import { strandPath } from './strand-path.ts'

/** Seventeen strands that run into one ring, named in one sentence; each that is taken up is seen to go all the way round. */
export function Model({ styles }: ModelProps) {
  const [held, setHeld] = useState<readonly number[]>([])
  const [pointedAt, pointAt] = useState<number>()
  const [turned, setTurned] = useState<number>()
  const toggle = (strand: number): void => {
    setTurned(strand)
    setHeld(before => (before.includes(strand) ? before.filter(each => each !== strand) : [...before, strand]))
  }
  const last = strands[turned ?? -1]
  return (
    <div className={`${styles.figure} ${styles.circle}`}>
      <svg className={styles.drawing} viewBox="0 0 400 400" aria-hidden="true">
        <defs>
          <path id="strand-round" d={everyStrand} />
        </defs>
        <g className={styles.laid}>
          {strands.map(([each], index) => (
            <use key={each} href="#strand-round" transform={turnOf(index)} />
          ))}
        </g>
        {strands.map(([each], index) => (
          <path
            key={each}
            className={styles.strand}
            data-held={held.includes(index) || undefined}
            data-lit={index === pointedAt || undefined}
            transform={turnOf(index)}
            pathLength="1"
            d={everyStrand}
          />
        ))}
        <text className={styles.lit} x="200" y="210">
          {strands[pointedAt ?? -1]?.[0]}
        </text>
        <text className={styles.number} x="200" y="252">
          {held.length || ''}
        </text>
      </svg>
      <div className={styles.words}>
        <ModelHead styles={styles} copy={copy} />
        <fieldset className={styles.worked}>
          <legend className={styles.legend}>{copy.choices}</legend>
          <div className={styles.names}>
            {strands.map(([each], index) => (
              <button
                key={each}
                type="button"
                className={styles.name}
                aria-pressed={held.includes(index)}
                onClick={() => toggle(index)}
                onPointerEnter={() => pointAt(index)}
                onPointerLeave={() => pointAt(undefined)}
                onFocus={() => pointAt(index)}
                onBlur={() => pointAt(undefined)}
              >
                {each}
              </button>
            ))}
          </div>
        </fieldset>
        <Said styles={styles} can={[copy.start, ...strands.map(strand => takenUp(strand, strands.length))]} role="status">
          {last ? takenUp(last, held.length, held.includes(turned ?? -1)) : copy.start}
        </Said>
        <ul className={styles.unscripted}>
          {strands.map(([each, purpose]) => (
            <li key={each}>
              {each}: {purpose}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The same for all: each is turned to its place. */
const everyStrand = strandPath()

const turnOf = (strand: number): string => `rotate(${Math.round((strand * 3600) / strands.length) / 10} 200 200)`

const takenUp = ([name, use]: (typeof strands)[number], held: number, isHeld = true): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${isHeld ? use : copy.laid}. ${held === strands.length ? copy.all : `${held} of ${strands.length} ${copy.held}.`}`
