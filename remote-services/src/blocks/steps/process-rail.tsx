import { ThreadCrossing, ThreadLoop } from '../thread-loop.tsx'
import tip from '../thread-tip.module.css'
import styles from './process-rail.module.css'
import { type ProcessStepsProps, StepBody } from './process-steps.tsx'

export type ProcessRailProps = Pick<ProcessStepsProps, 'steps'> & {
  /** The thread goes down the middle, with the steps by turns on either side; on phones it swings from side to side. */
  walk?: boolean
}

/** Steps in their order, one below the other, their numbers large beside a thread that runs down through all of them; on phones a ruled list. */
export function ProcessRail({ steps, walk }: ProcessRailProps) {
  return (
    <ol className={`${styles.rail} ${walk ? styles.walk : styles.ledger}`}>
      {steps.map((step, index) => (
        <li key={step.number} className={styles.step}>
          <ThreadLoop className={`${styles.loop} ${tip.down}`} />
          <StepBody step={step} styles={styles} told={tip.words} />
          {walk && index < steps.length - 1 && <ThreadCrossing className={`${styles.crossing} ${tip.down}`} />}
        </li>
      ))}
    </ol>
  )
}
