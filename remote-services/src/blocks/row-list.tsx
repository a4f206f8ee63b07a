import drawn from '@site/kit/ui/base/drawn-rule.module.css'
import styles from './row-list.module.css'

export type RowListProps = {
  /** Their titles are headings one level below the section's. */
  rows: readonly { readonly title: string; readonly description: string }[]
  /** Lays the same list out otherwise than in rows across the page. */
  className?: string | undefined
  /** Whether the rows rise and fade in; else their lines are drawn and the words stand. */
  rising?: boolean
}

/** A short list of formats, contexts, sectors or methods: a large title and one sentence each. */
export function RowList({ rows, className = styles.rows, rising = true }: RowListProps) {
  return (
    <ul className={className}>
      {rows.map(({ title, description }) => (
        <li key={title} className={`${drawn.rule} ${styles.row}`} data-reveal={rising ? '' : undefined}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
