import { MeterThreads } from './meter-threads.tsx'
import styles from './thread-meter.module.css'

export type ThreadMeterProps = {
  label: string
  /** 0 to 100: the share of the width that is taut. */
  value: number
  /** The figure as it is written; `92%` for a value of 92 by default. */
  text?: string
  note?: string
  /** Another seed is another set of loose ends, so that neighbours differ. */
  seed?: number
}

/** An outcome as nine threads: taut up to the value, slack after it. */
export function ThreadMeter({ label, value, text = `${value}%`, note, seed = 1 }: ThreadMeterProps) {
  return (
    <div className={styles.meter} data-reveal="">
      <div className={styles.head}>
        <b className={styles.label}>{label}</b>
        <span className={styles.figure} data-tack="figure">
          {text}
        </span>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <MeterThreads value={value} seed={seed} name={`${label}: ${text}`} />
    </div>
  )
}
