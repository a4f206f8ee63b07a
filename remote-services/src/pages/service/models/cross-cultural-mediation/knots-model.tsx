import { useState } from 'react'
import type { ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, knots } from './copy.ts'

/** Two sides that are eased by sliders: a knot opens when both have moved, and tightens when one has. */
export function Model({ styles }: ModelProps) {
  const [west, setWest] = useState(0)
  const [east, setEast] = useState(0)
  const open = Math.min(west, east)
  return (
    <div className={styles.figure}>
      <h3 className={styles.broken} data-joined={open === knots.length || undefined}>
        <span>{copy.title[0]},</span> <span>{copy.title[1]}</span>
      </h3>
      <p className={styles.hint}>{copy.hint}</p>
      <svg className={styles.drawing} viewBox="0 52 1200 96" preserveAspectRatio="none" aria-hidden="true">
        {knots.map(({ knot }, index) => (
          <g key={knot} className={styles.knot} data-state={stateOf(index, west, east)}>
            <path className={styles.west} d={`${loose(index, 78)}`} />
            <path className={styles.east} d={`${loose(index, 122)}`} />
            <path className={styles.westTied} d={tied(index, 1)} />
            <path className={styles.eastTied} d={tied(index, -1)} />
          </g>
        ))}
      </svg>
      <div className={`${styles.worked} ${styles.sides}`}>
        <Side styles={styles} name={copy.west} moved={west} move={setWest} saying={index => knots[index]?.west} />
        <Side styles={styles} name={copy.east} moved={east} move={setEast} saying={index => knots[index]?.east} />
      </div>
      <Said styles={styles} can={outcomes} role="status">
        {outcome(west, east)}
      </Said>
      <ul className={styles.unscripted}>
        {knots.map(each => (
          <li key={each.knot}>
            {each.knot}: {copy.west} {each.west}, {copy.east} {each.east}. {each.open}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy.note}</p>
    </div>
  )
}

type SideProps = ModelProps & { name: string; moved: number; move: (to: number) => void; saying: (knot: number) => string | undefined }

function Side({ styles, name, moved, move, saying }: SideProps) {
  const said = saying(moved - 1) ?? copy.still
  return (
    <label className={styles.slider}>
      <span>
        {name} {said}
      </span>
      <input
        type="range"
        min="0"
        max={knots.length}
        value={moved}
        aria-label={name}
        aria-valuetext={`${moved} of ${knots.length}: ${said}`}
        onChange={event => move(Number(event.currentTarget.value))}
      />
    </label>
  )
}

function stateOf(index: number, west: number, east: number): 'open' | 'strained' | 'tight' {
  if (index < Math.min(west, east)) return 'open'
  return index < Math.max(west, east) ? 'strained' : 'tight'
}

function outcome(west: number, east: number): string {
  const open = Math.min(west, east)
  if (open === knots.length) return copy.open
  const strained = knots[open]?.knot.toLowerCase()
  const [further, other] = west > east ? [copy.west, copy.east] : [copy.east, copy.west]
  const moved = open === 0 ? 'has moved alone' : `has gone further than ${other.toLowerCase()}`
  if (west !== east) return `${further} ${moved}, and the knot over ${strained} tightens. ${copy.alone}`
  return knots[open - 1]?.open ?? copy.tight
}

const loose = (index: number, y: number): string =>
  `M${index * 400} ${y}C${index * 400 + 130} ${y - 6} ${index * 400 + 270} ${y + 6} ${index * 400 + 400} ${y}`

/** One strand of a reef knot, on a stretch of 400. */
function tied(index: number, side: 1 | -1): string {
  const x = index * 400
  const y = (offset: number): number => 100 + side * offset
  return `M${x} ${y(-22)}C${x + 90} ${y(-22)} ${x + 130} ${y(34)} ${x + 190} ${y(34)}S${x + 262} ${y(30)} ${x + 262} ${y(0)} ${x + 236} ${y(-30)} ${x + 200} ${y(-30)} ${x + 150} ${y(10)} ${x + 180} ${y(16)}S${x + 300} ${y(-22)} ${x + 400} ${y(-22)}`
}

const positions = [0, ...knots.map((_, index) => index + 1)]
const outcomes = [...new Set(positions.flatMap(west => positions.map(east => outcome(west, east))))]
