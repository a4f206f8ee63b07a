import { ProcessSteps, type ProcessStepsProps } from '../../blocks/steps/process-steps.tsx'
import styles from './chair-stair.module.css'

/** Chairs at each step: of a clinic, and those that a ministry adds to them. */
const chairs = [
  [1, 1],
  [3, 4],
  [2, 3],
  [4, 4],
  [1, 1],
] as const

/** Of one tread, in the drawing's units; the style sheet raises each step by as much. */
const tread = { width: 250, top: 48, rise: 60, bend: 12 } as const

/** Steps as a stair: its tread is one thread, on which the chairs of each step stand. */
export function ChairStair({ steps }: Pick<ProcessStepsProps, 'steps'>) {
  return (
    <ProcessSteps
      steps={steps}
      threaded={styles.stair}
      inLoop={index => (
        <>
          {index === 0 && <Treads count={steps.length} />}
          <Chairs of={chairs[index] ?? [0, 0]} />
        </>
      )}
    />
  )
}

function Chairs({ of: [clinic, added] }: { of: readonly [clinic: number, added: number] }) {
  return (
    <svg className={styles.chairs} viewBox={`0 0 ${tread.width} ${tread.top}`} fill="none" aria-hidden="true">
      <path d={row(0, clinic)} />
      <path className={styles.added} d={row(clinic, added)} />
    </svg>
  )
}

/** Seen from the side: back and hind leg, seat, front leg. */
const row = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `M${24 + (from + index) * 27} 11q4 9 3 18l-1 17m1-17h13v17`).join('')

function Treads({ count }: { count: number }) {
  return (
    <svg
      className={styles.treads}
      viewBox={`0 0 ${count * tread.width} ${tread.top + count * tread.rise}`}
      fill="none"
      aria-hidden="true"
      data-thread=""
    >
      <path d={stairPath(count)} />
    </svg>
  )
}

/** From beyond the page up the stair, round at its end, and back beneath itself to the step before, where it is knotted. */
function stairPath(count: number): string {
  const { width, top, rise, bend } = tread
  const up = Array.from({ length: count - 1 }, (_, index) => {
    const [x, y] = [(index + 1) * width, top + (count - 1 - index) * rise]
    return `H${x - bend}Q${x} ${y} ${x} ${y - bend}V${y - rise + bend}Q${x} ${y - rise} ${x + bend} ${y - rise}`
  })
  const [last, foot, beneath] = [(count - 1) * width + 9, top + rise, top + 9]
  const round = `H${count * width - 20}c12 0 12 9 0 9`
  const down = `H${last + bend}Q${last} ${beneath} ${last} ${beneath + bend}V${foot + 9 - bend}Q${last} ${foot + 9} ${last - bend} ${foot + 9}`
  return `M-400 ${top + (count - 1) * rise}${up.join('')}${round}${down}h-110c-22 0-20 20-4 20c16 0 14-20-6-20`
}
