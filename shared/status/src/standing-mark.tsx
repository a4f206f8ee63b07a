import styles from './standing-mark.module.css'

export type Standing = 'stable' | 'canary'

export type StandingMarkProps = { standing: Standing }

/** Its shape in a box of -6 to 6: a ring is what is stable, a diamond the canary. Shapes, since colour alone says nothing. */
export function StandingShape({ standing }: StandingMarkProps) {
  return standing === 'stable' ? <circle className={styles.stable} r="4.5" /> : <path className={styles.canary} d="M0-6L6 0L0 6L-6 0Z" />
}

/** The mark beside words: the key to the charts. */
export function StandingMark({ standing }: StandingMarkProps) {
  return (
    <svg className={styles.mark} viewBox="-7 -7 14 14" aria-hidden="true">
      <StandingShape standing={standing} />
    </svg>
  )
}
