import { type ReactNode, useRef } from 'react'
import { ThreadLoop } from '../thread-loop.tsx'
import tip from '../thread-tip.module.css'
import { useDrawnThreads } from '../use-drawn-threads.ts'
import { loopColumns, pairWidth, weftBox, weftPath } from '../weft-path.ts'
import styles from './process-steps.module.css'

export type ProcessStep = {
  /** Two digits, as it is read: `01`. */
  readonly number: string
  readonly title: string
  readonly description: string
}

export type ProcessStepsProps = {
  /** Five stand in one row of five, any other number in rows of three, and of two on tablets. */
  steps: readonly ProcessStep[]
  /** What stands in the loop of the step with this index. */
  inLoop?: (index: number) => ReactNode
  /** Class of a list that brings a thread of its own for wide screens: one drawing, which arrives as one. */
  threaded?: string | undefined
  /** All of them in one row on wide screens, six at most; six stand in rows of two on phones as well. */
  inLine?: boolean
}

/** Steps in their order, on one thread with a loop for each. Six show as its tip reaches them; five are revealed, and it is drawn once. */
export function ProcessSteps({ steps, inLoop, threaded, inLine = steps.length === 5 }: ProcessStepsProps) {
  const list = useRef<HTMLOListElement>(null)
  useDrawnThreads(list)
  const five = steps.length === 5
  const perRow = inLine ? (five ? 5 : 6) : 3
  return (
    <ol
      ref={five ? list : undefined}
      className={`${styles.steps} ${five ? styles.five : styles.pairs} ${inLine ? styles.inLine : ''} ${threaded ?? ''}`}
      data-reveal={threaded ? '' : undefined}
    >
      {steps.map((step, index) => (
        <li key={step.number} className={styles.step}>
          {!threaded && index % perRow === 0 && <Weft perRow={perRow} />}
          {!five && index % 2 === 0 && <PairWeft />}
          {/* On small screens the thread runs down beside five steps, on phones beside any that stand in rows of three. */}
          <ThreadLoop className={`${styles.loop} ${five ? '' : tip.down}`} />
          {inLoop?.(index)}
          <StepBody step={step} styles={styles} told={five ? undefined : tip.words} rises={five && !threaded} />
        </li>
      ))}
    </ol>
  )
}

type StepBodyProps = {
  step: ProcessStep
  /** Classes `body`, `number`, `title` and `description` of the list that it stands in. */
  styles: Readonly<Record<string, string>>
  /** Class that shows it with its thread. */
  told?: string | undefined
  /** Whether the page reveals it by itself, as it does all that no thread shows. */
  rises?: boolean
}

/** What a step says. */
export function StepBody({ step, styles, told, rises = !told }: StepBodyProps) {
  return (
    <div className={told ? `${styles.body} ${told}` : styles.body} data-reveal={rises ? '' : undefined}>
      <span className={styles.number} aria-hidden="true">
        {step.number}
      </span>
      <h3 className={styles.title}>{step.title}</h3>
      <p className={styles.description}>{step.description}</p>
    </div>
  )
}

/** The thread above two steps. */
function PairWeft() {
  return (
    <svg className={`${styles.weft} ${styles.pairWeft} ${tip.across}`} {...drawn(pairWidth)} aria-hidden="true">
      <path d={pairPath} />
    </svg>
  )
}

const pairPath = weftPath(loopColumns(2), pairWidth)

const drawn = (width: number) =>
  ({ viewBox: `0 0 ${width} ${weftBox.height}`, preserveAspectRatio: 'none', fill: 'none', 'data-thread': '' }) as const

/** The thread above one row, and its shade, which sways; where the thread is drawn by scrolling, its shade shows the way. */
function Weft({ perRow }: { perRow: 3 | 5 | 6 }) {
  const path = weftPath(loopColumns(perRow))
  const drawing = drawn(weftBox.width)
  return (
    <>
      <svg className={`${styles.weft} ${styles.shade}`} {...drawing} aria-hidden="true">
        <path d={path} />
      </svg>
      <svg className={`${styles.weft} ${perRow === 5 ? '' : tip.across}`} {...drawing} aria-hidden="true">
        <path d={path} />
      </svg>
    </>
  )
}
