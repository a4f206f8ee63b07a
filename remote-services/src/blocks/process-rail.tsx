import { useRef } from 'react'
import styles from './process-rail.module.css'
import { type ProcessStepsProps, StepBody } from './process-steps.tsx'
import { ThreadLoop } from './thread-loop.tsx'
import { useDrawnThreads } from './use-drawn-threads.ts'

export type ProcessRailProps = Pick<ProcessStepsProps, 'steps'> & {
  /** On wide screens the thread goes down the middle, with the steps by turns on either side. */
  walk?: boolean
}

/** Steps in their order, one below the other, their numbers large beside a thread that runs down through all of them. */
export function ProcessRail({ steps, walk }: ProcessRailProps) {
  const list = useRef<HTMLOListElement>(null)
  useDrawnThreads(list)
  return (
    <ol ref={list} className={`${styles.rail} ${walk ? styles.walk : ''}`}>
      {steps.map(step => (
        <li key={step.number} className={styles.step}>
          <ThreadLoop className={styles.loop} />
          <StepBody step={step} styles={styles} />
        </li>
      ))}
    </ol>
  )
}
