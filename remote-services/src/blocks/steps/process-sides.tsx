import { ThreadLoop } from '../thread-loop.tsx'
import tip from '../thread-tip.module.css'
import styles from './process-sides.module.css'
import { type ProcessStepsProps, StepBody } from './process-steps.tsx'

/** Steps by turns on two threads, left and right, which are knotted together above the last. */
export function ProcessSides({ steps }: Pick<ProcessStepsProps, 'steps'>) {
  return (
    <ol className={styles.sides}>
      {steps.map((step, index) => (
        <li key={step.number} className={styles.step}>
          {index < steps.length - 1 ? <Sides /> : <Meeting />}
          <StepBody step={step} styles={styles} told={tip.words} />
        </li>
      ))}
    </ol>
  )
}

/** A loop on the step's side; the other thread passes it by. */
function Sides() {
  return (
    <>
      <ThreadLoop className={`${styles.thread} ${tip.down}`} />
      <svg className={`${styles.thread} ${styles.other} ${tip.down}`} {...stretched} viewBox="0 0 54 200" aria-hidden="true">
        <path d="M20 0V200" />
      </svg>
    </>
  )
}

/** Both threads cross and loop through each other, and hang down together. */
function Meeting() {
  return (
    <div className={`${styles.meeting} ${tip.down}`}>
      <svg {...stretched} viewBox="0 0 100 100" aria-hidden="true">
        <path d={arc} />
      </svg>
      <svg className={styles.knot} viewBox="0 0 120 100" fill="none" aria-hidden="true">
        <path d="M0 32C40 32 60 48 78 56C98 64 104 36 86 30C66 24 48 60 36 100M120 32C80 32 60 48 42 56C22 64 16 36 34 30C54 24 72 60 84 100" />
      </svg>
      <svg {...stretched} viewBox="0 0 100 100" aria-hidden="true">
        <path d={arc} />
      </svg>
    </div>
  )
}

const arc = 'M0 0C0 80 30 100 100 100'

const stretched = { preserveAspectRatio: 'none', fill: 'none' } as const
