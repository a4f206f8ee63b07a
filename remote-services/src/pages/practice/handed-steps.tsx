import { motionAllowed } from '@site/kit/runtime'
import { Button } from '@site/kit/ui/base/button'
import { useRef, useState } from 'react'
import { ProcessSteps } from '../../blocks/steps/process-steps.tsx'
import styles from './handed-steps.module.css'
import type { ImpactWorkRecord } from './practice-record.ts'

type HandedStepsProps = Pick<ImpactWorkRecord['journey'], 'steps' | 'handing'>

/** The steps of a programme on their thread, and a jar of water that whoever reads hands on from each to the next. */
export function HandedSteps({ steps, handing }: HandedStepsProps) {
  const handed = useRef<HTMLDivElement>(null)
  const [at, handTo] = useState(0)
  const next = (at + 1) % steps.length
  return (
    <div ref={handed} className={styles.handed}>
      <ProcessSteps steps={steps} inLoop={index => <Jar held={index === at} passed={index < at} />} />
      <div className={styles.handing}>
        <p className={styles.whose} aria-live="polite">
          <b className={styles.label}>{handing.label}</b> {handing.hands[at]}
        </p>
        <Button
          look="line"
          onClick={() => {
            handTo(next)
            const step = handed.current?.querySelectorAll('li')[next]
            step?.scrollIntoView({ block: 'nearest', behavior: motionAllowed() ? 'smooth' : 'instant' })
          }}
        >
          {next ? handing.next : handing.again}
        </Button>
      </div>
    </div>
  )
}

/** It comes from the step before and leaves towards the next. */
function Jar({ held, passed }: { held: boolean; passed: boolean }) {
  return (
    <svg className={styles.jar} data-held={held || undefined} data-passed={passed || undefined} viewBox="0 0 32 34" aria-hidden="true">
      <path className={styles.clay} d="M10 2h12l-2 5c7 3 11 8 10 14-1 7-7 11-14 11S3 28 2 21C1 15 5 10 12 7z" />
      <path className={styles.wound} d="M11 7q5 2 10 0M5 13q11 5 22 0M2.5 19q13.5 6 27 0M5 26q11 5 22 0" />
    </svg>
  )
}
