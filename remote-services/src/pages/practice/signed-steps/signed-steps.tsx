import { useRef } from 'react'
import { type ProcessStep, StepBody } from '../../../blocks/steps/process-steps.tsx'
import { useDrawnThreads } from '../../../blocks/use-drawn-threads.ts'
import { signatureBox, signaturePath } from './signature-paths.ts'
import styles from './signed-steps.module.css'

/** Steps that end with a signature each, all of them on one thread: across on wide screens, line by line on others. */
export function SignedSteps({ steps }: { steps: readonly ProcessStep[] }) {
  const list = useRef<HTMLOListElement>(null)
  useDrawnThreads(list)
  const { width, height } = signatureBox
  return (
    <ol ref={list} className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.number} className={styles.step}>
          <StepBody step={step} styles={styles} />
          <div className={styles.line} aria-hidden="true">
            <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true" data-thread="">
              <path d={signaturePath(index)} />
            </svg>
          </div>
        </li>
      ))}
    </ol>
  )
}
