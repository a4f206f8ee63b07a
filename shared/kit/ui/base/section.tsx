import { type ReactNode, type Ref, Suspense } from 'react'
import styles from './layout.module.css'

export type Ground = 'paper' | 'linen' | 'rose' | 'ink' | 'lagoon' | 'indigo' | 'ember'

export type SectionProps = {
  /** The colour the section stands on; neighbours have different ones. */
  ground: Ground
  id?: string
  /** Id of the heading that names the section. */
  labelledBy?: string
  /** Hydrated together with the page's beginning: what the page changes as soon as it is live. */
  atOnce?: boolean
  className?: string | undefined
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * A stretch of the page on one ground, its content held by the page's wrap. The boundary makes hydrating it a step of its own:
 * after the page's beginning, or at once when a visitor touches it.
 */
export function Section({ ground, id, labelledBy, atOnce, className, ref, children }: SectionProps) {
  const classes = [styles.section, className].filter(Boolean).join(' ')
  const content = <div className={styles.wrap}>{children}</div>
  return (
    <section ref={ref} id={id} className={classes} data-ground={ground} aria-labelledby={labelledBy}>
      {atOnce ? content : <Suspense>{content}</Suspense>}
    </section>
  )
}
