import type { ReactNode, Ref } from 'react'
import styles from './layout.module.css'

export type Ground = 'paper' | 'linen' | 'rose' | 'ink' | 'lagoon' | 'indigo' | 'ember'

export type SectionProps = {
  /** The colour the section stands on; neighbours have different ones. */
  ground: Ground
  id?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  /** More room above and below, for a closing or a single sentence. */
  tall?: boolean
  className?: string | undefined
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A stretch of the page on one ground, its content held by the page's wrap. */
export function Section({ ground, id, labelledBy, tall, className, ref, children }: SectionProps) {
  const classes = [styles.section, tall && styles.tall, className].filter(Boolean).join(' ')
  return (
    <section ref={ref} id={id} className={classes} data-ground={ground} aria-labelledby={labelledBy}>
      <div className={styles.wrap}>{children}</div>
    </section>
  )
}
