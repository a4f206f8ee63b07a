import { useRef } from 'react'
import { type ProcessStep, StepBody } from '../../blocks/steps/process-steps.tsx'
import { useDrawnThreads } from '../../blocks/use-drawn-threads.ts'
import styles from './long-walk.module.css'
import { walkLength, walkPaths, walkWidth } from './walk-paths.ts'

/** Five stages below one drawing, beside it where the screen is narrow: a single thread becomes cloth. */
export function LongWalk({ steps }: { steps: readonly ProcessStep[] }) {
  const walk = useRef<HTMLDivElement>(null)
  useDrawnThreads(walk)
  return (
    <div ref={walk} className={styles.walk}>
      <Threads way="lying" />
      <Threads way="standing" />
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step.number}>
            <StepBody step={step} styles={styles} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Threads({ way }: { way: 'lying' | 'standing' }) {
  const { threads, checks, weft } = walkPaths(way === 'standing')
  const [width, height] = way === 'standing' ? [walkWidth, walkLength] : [walkLength, walkWidth]
  return (
    <svg
      className={`${styles.threads} ${styles[way]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      data-thread=""
      aria-hidden="true"
    >
      {threads.map(path => (
        <path key={path} d={path} />
      ))}
      <path className={styles.fine} d={checks} />
      <path className={styles.fine} d={weft} />
    </svg>
  )
}
