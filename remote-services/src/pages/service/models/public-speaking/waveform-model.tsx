import text from '@site/kit/ui/base/text.module.css'
import { threadColour } from '@site/kit/ui/threads/thread-palette'
import { useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, minutes, parts } from './copy.ts'
import { partAt, talkPaths } from './talk-paths.ts'

/** A talk as three threads, its parts named below them; a slider goes through it, from its quietest minutes. */
export function Model({ styles }: ModelProps) {
  const [minute, moveTo] = useState<number>(quietest.from)
  const part = partAt(minute)
  const at = `${(100 * minute) / minutes}%`
  return (
    <div className={styles.figure}>
      <div className={styles.top}>
        <ModelHead styles={styles} copy={copy} />
        <p className={`${styles.number} ${styles.minute}`} aria-hidden="true">
          {minute}
          <sup>min</sup>
        </p>
      </div>
      <div className={styles.score}>
        <svg className={styles.drawing} viewBox="0 0 1128 260" preserveAspectRatio="none" aria-hidden="true">
          {parts.map(each => (
            <g key={each.name} data-part={each === part || undefined}>
              {talkPaths(each).map((path, thread) => (
                <path key={path} className={styles.thread} color={threadColour('light', thread)} d={path} />
              ))}
            </g>
          ))}
        </svg>
        <svg className={styles.now} aria-hidden="true">
          <line x1={at} x2={at} y2="100%" />
        </svg>
      </div>
      <label className={`${styles.slider} ${styles.worked} ${styles.playhead}`}>
        <span className={text.spoken}>{copy.slider}</span>
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
      <p className={styles.parts} aria-hidden="true">
        {parts.map(each => (
          <span key={each.name} data-part={each === part || undefined}>
            {each.name}
          </span>
        ))}
      </p>
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
