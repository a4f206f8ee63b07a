import type { MapCrop } from './map-crop.ts'
import styles from './plumb-threads.module.css'
import type { ReformHighlight } from './policy-reform-record.ts'

/** Of the thread from the side of the list, and of its knot, px. */
const [lane, knot] = [6, 24] as const

/** From the ring at the map's foot, beneath the marked country, its thread goes slack to the side of the list. */
export function FallingThread({ mark, crop }: Pick<ReformHighlight, 'mark'> & { crop: MapCrop }) {
  const x = Math.round(((mark.x - crop.x) / crop.width) * 1000)
  return (
    <svg className={styles.fall} viewBox="0 0 1000 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d={`M${x} 0C${x} 70 ${x * 0.75} 90 ${x * 0.5} 72S0 30 0 100`} />
    </svg>
  )
}

/** The thread as it passes an entry, or `ends` there in a knot. */
export function PassingThread({ ends }: { ends: boolean }) {
  return (
    <svg className={styles.passing} width={knot + 5} aria-hidden="true">
      <g className={styles.thread}>
        <line x1={lane} y1="0" x2={lane} y2={ends ? '50%' : '100%'} />
        {ends && <line x1={lane} y1="50%" x2={knot} y2="50%" />}
        {ends && <circle cx={knot} cy="50%" r="3.5" />}
      </g>
    </svg>
  )
}
