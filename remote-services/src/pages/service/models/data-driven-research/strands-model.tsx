import { useEffect, useRef, useState } from 'react'
import type { ModelProps } from '../model-slot.tsx'
import { pieces, words } from './words.ts'

const whole = 100

/** A statement whose pieces are drawn apart into who said it and what was said; two keys bring them together again. */
export function Model({ styles }: ModelProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [distance, setDistance] = useState(0)
  const [keys, setKeys] = useState<readonly string[]>([])
  const joined = keys.length === 2
  const shown = joined ? 0 : distance
  useEffect(() => stage.current?.style.setProperty('--apart', String(shown / whole)), [shown])
  const turn = (key: string): void => setKeys(before => (before.includes(key) ? before.filter(each => each !== key) : [...before, key]))
  return (
    <div className={styles.figure}>
      <div className={styles.head}>
        <h3 className={styles.apartTitle}>{words.title}</h3>
        <p className={styles.hint}>{words.hint}</p>
      </div>
      <div ref={stage} className={styles.stage}>
        <p className={styles.strand} data-of="identity">
          {words.identity}
        </p>
        <p className={styles.statement}>
          {pieces.map(({ text, of }) => (
            <span key={text} data-of={of}>
              {text}{' '}
            </span>
          ))}
        </p>
        <p className={styles.strand} data-of="account">
          {words.account}
        </p>
      </div>
      <div className={`${styles.worked} ${styles.works}`}>
        <label className={styles.slider}>
          {words.slider}
          <input
            type="range"
            min="0"
            max={whole}
            step="10"
            value={shown}
            disabled={joined}
            aria-valuetext={`${shown} of ${whole}`}
            onChange={event => {
              setDistance(Number(event.currentTarget.value))
              setKeys([])
            }}
          />
        </label>
        <div className={styles.choices}>
          {[words.first, words.second].map(key => (
            <button
              key={key}
              type="button"
              className={styles.choice}
              aria-pressed={keys.includes(key)}
              aria-disabled={distance < whole || undefined}
              onClick={() => distance === whole && turn(key)}
            >
              {key}
            </button>
          ))}
        </div>
      </div>
      <p className={styles.said} role="status">
        {outcome(distance, keys.length)}
      </p>
      <p className={styles.note}>{words.note}</p>
    </div>
  )
}

function outcome(distance: number, keys: number): string {
  if (keys === 2) return words.both
  if (keys === 1) return words.one
  if (distance === whole) return words.apart
  return distance === 0 ? words.together : words.between
}
