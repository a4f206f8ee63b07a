import { useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, knots } from './copy.ts'

/** Two sides that are eased by sliders: a knot opens when both have moved, and tightens when one has. */
export function Model({ styles }: ModelProps) {
  const [west, setWest] = useState(0)
  const [east, setEast] = useState(0)
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <svg className={styles.drawing} viewBox="0 52 1200 96" preserveAspectRatio="none" aria-hidden="true">
        {knots.map(({ knot }, index) => (
          <Knot key={knot} styles={styles} index={index} state={stateOf(index, west, east)} />
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

type KnotState = 'open' | 'strained' | 'tight'

/** Two strands on a stretch of their way, loose or tied; where one lies over the other the ground is seen beside it. */
function Knot({ styles, index, state }: ModelProps & { index: number; state: KnotState }) {
  const pulled = state === 'strained' ? 0.6 : 1
  const [west, east] = [tied(index, 1, pulled), tied(index, -1, pulled)]
  const layers = [
    [styles.westTied, west.whole],
    [styles.eastTied, east.whole],
    [styles.westTied, west.over],
  ] as const
  return (
    <g className={styles.knot} data-state={state}>
      <path className={styles.west} d={`M${index * 400} ${ends(1)}h400`} />
      <path className={styles.east} d={`M${index * 400} ${ends(-1)}h400`} />
      {layers.flatMap(([strand, d]) => [<path key={`${d} gap`} className={styles.gap} d={d} />, <path key={d} className={strand} d={d} />])}
    </g>
  )
}

function stateOf(index: number, west: number, east: number): KnotState {
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

/** The height at which a strand comes and goes. */
const ends = (side: 1 | -1): number => 100 - side * 22

/** One strand of a knot, on a stretch of 400: a loop towards the other strand, which holds it there; smaller where it is pulled. */
function tied(index: number, side: 1 | -1, pulled: number) {
  const x = (offset: number): number => index * 400 + 200 + (offset - side * 34) * pulled
  const y = (offset: number): number => 100 + side * offset * pulled
  return {
    whole: `M${index * 400} ${ends(side)}C${x(-80)} ${ends(side)} ${x(66)} ${y(-26)} ${x(66)} ${y(8)}S${x(36)} ${y(38)} ${x(0)} ${y(38)}S${x(-66)} ${y(30)} ${x(-66)} ${y(8)} ${x(80)} ${ends(side)} ${index * 400 + 400} ${ends(side)}`,
    /** Where it lies over the other: the near part of its loop. */
    over: `M${x(66)} ${y(8)}C${x(66)} ${y(42)} ${x(36)} ${y(38)} ${x(0)} ${y(38)}`,
  }
}

const positions = [0, ...knots.map((_, index) => index + 1)]
const outcomes = [...new Set(positions.flatMap(west => positions.map(east => outcome(west, east))))]
