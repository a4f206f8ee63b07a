import { useEffect, useRef, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, segments } from './copy.ts'

/** Steps from a statement that reads as it was said to two strands: one for each piece that has to pass another. */
const whole = 3

/** A statement whose segments are drawn apart into who said it and what was said; two keys bring them together again. */
export function Model({ styles }: ModelProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [distance, setDistance] = useState(0)
  const [keys, setKeys] = useState<readonly string[]>([])
  const [early, setEarly] = useState(false)
  const joined = keys.length === 2
  const shown = joined ? 0 : distance
  const opened = keys.length === 1 ? (keys[0] === copy.first ? 'identity' : 'account') : undefined
  useEffect(() => stage.current?.style.setProperty('--apart', String(shown / whole)), [shown])
  const turn = (key: string): void => setKeys(before => (before.includes(key) ? before.filter(each => each !== key) : [...before, key]))
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <div ref={stage} className={styles.stage} data-open={opened}>
        <p className={styles.strand} data-of="identity">
          {copy.identity}
        </p>
        <p className={styles.statement}>
          {segments.map(({ text, of }) => (
            <span key={text} data-of={of}>
              {text}{' '}
            </span>
          ))}
        </p>
        <p className={styles.strand} data-of="account">
          {copy.account}
        </p>
      </div>
      <Said styles={styles} can={[copy.together, copy.between, copy.apart, copy.early, copy.one, copy.both]} role="status">
        {early ? copy.early : outcome(distance, keys.length)}
      </Said>
      <div className={`${styles.worked} ${styles.works}`}>
        <label className={styles.slider}>
          {copy.slider}
          <input
            className={styles.range}
            type="range"
            min="0"
            max={whole}
            value={shown}
            aria-valuetext={`${shown} of ${whole}`}
            onChange={event => {
              setDistance(Number(event.currentTarget.value))
              setKeys([])
              setEarly(false)
            }}
          />
        </label>
        <div className={styles.choices}>
          {[copy.first, copy.second].map(key => (
            <button
              key={key}
              type="button"
              className={styles.choice}
              aria-pressed={keys.includes(key)}
              aria-disabled={distance < whole || undefined}
              onClick={() => (distance === whole ? turn(key) : setEarly(true))}
            >
              {key}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

function outcome(distance: number, keys: number): string {
  if (keys === 2) return copy.both
  if (keys === 1) return copy.one
  if (distance === whole) return copy.apart
  return distance === 0 ? copy.together : copy.between
}
