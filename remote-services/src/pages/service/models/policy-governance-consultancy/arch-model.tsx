import { useState } from 'react'
import type { ModelProps } from '../model-slot.tsx'
import { stones, words } from './words.ts'

/** As many stones as an arch can lose and stand. */
const maxMissing = 2

/** Seven stones that can be taken out: the others lean after them, and at the third the arch falls. */
export function Model({ styles }: ModelProps) {
  const [missing, setMissing] = useState<readonly number[]>([])
  const toggle = (stone: number): void =>
    setMissing(before => (before.includes(stone) ? before.filter(each => each !== stone) : [...before, stone]))
  const isDown = missing.length > maxMissing
  const last = stones[missing.at(-1) ?? -1]
  return (
    <div className={`${styles.figure} ${styles.arch}`} data-state={isDown ? 'down' : missing.length > 0 ? 'sags' : 'stands'}>
      <p className={styles.side} aria-hidden="true">
        {words.side}
      </p>
      <svg className={styles.drawing} viewBox="0 0 640 380" aria-hidden="true">
        <path className={styles.ground} d="M0 372H640" />
        <path className={styles.pier} d="M58 372V292H142V372M498 372V292H582V372" />
        {stones.map(({ name }, index) => (
          <path
            key={name}
            className={styles.stone}
            data-missing={missing.includes(index) || undefined}
            data-side={Math.sign(index - 3)}
            d={wedge(index)}
          />
        ))}
      </svg>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.title}>{words.title}</h3>
          <p className={styles.hint}>{words.hint}</p>
        </div>
        <fieldset className={styles.worked}>
          <legend className={styles.legend}>{words.choices}</legend>
          <div className={styles.choices}>
            {stones.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                className={styles.choice}
                aria-pressed={!missing.includes(index)}
                onClick={() => toggle(index)}
              >
                {name}
              </button>
            ))}
            {isDown && (
              <button
                type="button"
                className={styles.choice}
                onClick={event => {
                  // The button goes: the focus moves to the first stone.
                  event.currentTarget.parentElement?.querySelector('button')?.focus()
                  setMissing([])
                }}
              >
                {words.rebuild}
              </button>
            )}
          </div>
        </fieldset>
        <p className={styles.said} role="status">
          {isDown ? words.fallen : last ? `${last.without} ${words.sags}` : words.stands}
        </p>
        <ul className={styles.unscripted}>
          {stones.map(({ without }) => (
            <li key={without}>{without}</li>
          ))}
        </ul>
        <p className={styles.note}>{words.note}</p>
      </div>
    </div>
  )
}

/** The outline of a stone: a seventh of a half ring around the middle of the span. */
function wedge(index: number): string {
  const [from, to] = [index, index + 1].map(edge => Math.PI * (1 - edge / stones.length)) as [number, number]
  const at = (radius: number, angle: number) =>
    `${(320 + radius * Math.cos(angle)).toFixed(1)} ${(288 - radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(262, from)}A262 262 0 0 1 ${at(262, to)}L${at(178, to)}A178 178 0 0 0 ${at(178, from)}Z`
}
