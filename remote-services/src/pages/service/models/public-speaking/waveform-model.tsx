import { useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, minutes, parts } from './copy.ts'

const everyMinute = Array.from({ length: minutes + 1 }, (_, minute) => minute)

/** A talk as one waveform, a thread a minute; a slider goes through it, from its quietest minutes. */
export function Model({ styles }: ModelProps) {
  const [minute, moveTo] = useState<number>(quietest.from)
  const part = partAt(minute)
  return (
    <div className={styles.figure}>
      <div className={styles.top}>
        <ModelHead styles={styles} copy={copy} />
        <p className={`${styles.number} ${styles.minute}`} aria-hidden="true">
          {minute}
          <sup>min</sup>
        </p>
      </div>
      <svg className={styles.drawing} viewBox="0 0 1128 260" preserveAspectRatio="none" aria-hidden="true">
        {everyMinute.map(each => (
          <path
            key={each}
            className={styles.thread}
            data-now={each === minute || undefined}
            data-part={partAt(each) === part || undefined}
            d={`M${each * 24.5 + 12} ${130 - heightOf(each)}V${130 + heightOf(each)}`}
          />
        ))}
      </svg>
      <label className={`${styles.slider} ${styles.worked}`}>
        {copy.slider}
        <input
          className={styles.range}
          type="range"
          min="0"
          max={minutes}
          value={minute}
          aria-valuetext={`Minute ${minute}: ${part.name}`}
          onChange={event => moveTo(Number(event.currentTarget.value))}
        />
      </label>
      <Said styles={styles} can={parts.map(({ name, happens }) => [`${name}.`, happens] as const)} role="status">
        <b>{part.name}.</b> {part.happens}
      </Said>
      <ul className={styles.unscripted}>
        {parts.map(({ from, name, happens }) => (
          <li key={name}>
            From minute {from}: {name}. {happens}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where it stands before it is moved. */
const quietest = parts.reduce((quieter, part) => (part.force < quieter.force ? part : quieter))

const partAt = (minute: number) => parts.findLast(({ from }) => from <= minute) ?? parts[0]

/** Speech rises and falls within its part. */
const heightOf = (minute: number): number =>
  Math.round(12 + 112 * partAt(minute).force * (0.62 + 0.38 * Math.abs(Math.sin(minute * 1.7 + 0.6))))
