import { useRef } from 'react'
import { meterBox, meterPaths } from './meter-paths.ts'
import styles from './thread-meter.module.css'
import { useWipe } from './use-wipe.ts'

export type MeterThreadsProps = {
  /** 0 to 100. */
  value: number
  seed: number
  /** Name and value for screen readers; without it the drawing only decorates. */
  name?: string
}

/** The drawing of a meter by itself. */
export function MeterThreads({ value, seed, name }: MeterThreadsProps) {
  const box = useRef<HTMLDivElement>(null)
  useWipe(box)
  const { taut, slack } = meterPaths(value, seed)
  const spoken = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <div ref={box} className={styles.box} {...spoken}>
      <svg
        className={styles.threads}
        viewBox={`0 0 ${meterBox.width} ${meterBox.height}`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path d={taut.join('')} />
        {slack.length > 0 && <path className={styles.slack} d={slack.join('')} />}
      </svg>
    </div>
  )
}
