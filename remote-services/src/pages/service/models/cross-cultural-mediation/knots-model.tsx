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
      <div className={styles.threads}>
        <p className={styles.names} aria-hidden="true">
          {copy.names.map(name => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <svg className={styles.drawing} aria-hidden="true">
          {knots.map(({ knot }, index) => (
            <Knot key={knot} styles={styles} index={index} state={stateOf(index, west, east)} open={Math.min(west, east)} />
          ))}
        </svg>
        <p className={styles.labels} aria-hidden="true">
          {knots.map(({ knot }, index) => (
            <span key={knot} data-state={stateOf(index, west, east)}>
              {knot}
            </span>
          ))}
        </p>
      </div>
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
            {each.knot}: {within(copy.west)} {each.west}, and {within(copy.east)} {each.east}. {each.open}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A name as it stands within a sentence. */
const within = (name: string): string => name.replace('The', 'the')

type SideProps = ModelProps & { name: string; moved: number; move: (to: number) => void; saying: (knot: number) => string | undefined }

function Side({ styles, name, moved, move, saying }: SideProps) {
  const said = saying(moved - 1) ?? copy.still
  return (
    <label className={styles.slider}>
      <span>
        {name} {said}
      </span>
      <input
        className={styles.range}
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

/**
 * Two strands on their stretch of the way, tied, or laid together where both have yielded; where one lies over the other the ground is
 * seen beside it. `open`: how many stretches are.
 */
function Knot({ styles, index, state, open }: ModelProps & { index: number; state: KnotState; open: number }) {
  const pulled = state === 'strained' ? 0.46 : 1
  const [west, east] = [tied(1, pulled), tied(-1, pulled)]
  const [joined, goesOn] = [index > 0, index + 1 < open || index + 1 === knots.length]
  const laid = [laidTogether(1, joined, goesOn), laidTogether(-1, joined, goesOn)] as const
  const layers = [
    [styles.westTied, west.whole, west.near],
    [styles.eastTied, east.whole, east.near],
    [styles.westTied, west.over, west.over],
  ] as const
  return (
    <svg
      className={styles.knot}
      data-state={state}
      x={`${index * 33.33}%`}
      width="33.5%"
      height="100%"
      viewBox="-120 -100 240 200"
      aria-hidden="true"
    >
      <path className={styles.west} d={laid[0].whole} />
      <path className={styles.cordGap} d={laid[1].twist} />
      <path className={styles.east} d={laid[1].whole} />
      <path className={styles.cordGap} d={laid[0].over} />
      <path className={styles.west} d={laid[0].over} />
      {layers.flatMap(([strand, d, crossed]) => [
        <path key={`${d} gap`} className={styles.gap} d={crossed} />,
        <path key={d} className={strand} d={d} />,
      ])}
    </svg>
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

/** The knot keeps its proportions; its strands go on to where its stretch ends. */
const far = 2000

/** The height at which a strand comes and goes. */
const ends = (side: 1 | -1): number => side * -50

/** One strand of a knot, from its middle: a loop towards the other strand, which holds it there; smaller where it is pulled. */
function tied(side: 1 | -1, pulled: number) {
  const x = (offset: number): number => (offset - side * 34) * pulled
  const y = (offset: number): number => side * 2.2 * offset * pulled
  const end = ends(side)
  const loop = `C${x(-30)} ${end} ${x(66)} ${y(-26)} ${x(66)} ${y(8)}S${x(36)} ${y(38)} ${x(0)} ${y(38)}S${x(-66)} ${y(30)} ${x(-66)} ${y(8)} ${x(30)} ${end} 118 ${end}`
  return {
    whole: `M${-far} ${end}H-118${loop}H${far}`,
    /** Without what it shares with the next knot. */
    near: `M-118 ${end}${loop}`,
    /** Where it lies over the other: the near part of its loop. */
    over: `M${x(66)} ${y(8)}C${x(66)} ${y(42)} ${x(36)} ${y(38)} ${x(0)} ${y(38)}`,
  }
}

/** Half the room between two strands that rest side by side, and half the width of their twist. */
const [rest, wide] = [3, 9]

/** Where a strand of the twist is outermost, from one side to the other: six crossings, so that each leaves on the side it came from. */
const turns = [-72, -48, -24, 0, 24, 48, 72]

/** One strand of the cord: from where the strand before it ends, through the twist, to where the next begins. */
function laidTogether(side: 1 | -1, joined: boolean, goesOn: boolean) {
  const [from, to] = [joined ? -side * rest : ends(side), goesOn ? -side * rest : ends(side)]
  const y = (turn: number): number => (turn % 2 ? side : -side) * wide
  const half = (turn: number): string => {
    const [x, next] = [turns[turn] ?? 0, turns[turn + 1] ?? 0]
    return `C${x + 11} ${y(turn)} ${next - 11} ${y(turn + 1)} ${next} ${y(turn + 1)}`
  }
  const twist = `M${turns[0]} ${y(0)}${[0, 1, 2, 3, 4, 5].map(half).join('')}`
  return {
    whole: `M${-far} ${from}H-118C-96 ${from} -92 ${y(0)} ${turns[0]} ${y(0)}${twist.slice(twist.indexOf('C'))}C92 ${y(6)} 96 ${to} 118 ${to}H${far}`,
    twist,
    /** Every other crossing, where it lies over the other. */
    over: [0, 2, 4].map(turn => `M${turns[turn]} ${y(turn)}${half(turn)}`).join(''),
  }
}

const positions = [0, ...knots.map((_, index) => index + 1)]
const outcomes = [...new Set(positions.flatMap(west => positions.map(east => outcome(west, east))))]
