import drawn from '../base/drawn-rule.module.css'
import styles from './row-list.module.css'

export type RowListProps = {
  /** Their titles are headings one level below the section's. */
  rows: readonly { readonly title: string; readonly description: string }[]
  /** Rows across the page by default; columns descend like stairs, cards stand two by two. */
  layout?: 'rows' | 'columns' | 'cards'
}

/** A short list of formats, contexts, sectors or methods: a large title and one sentence each. */
export function RowList({ rows, layout = 'rows' }: RowListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers.
    <ul role="list" className={styles[layout]}>
      {rows.map(({ title, description }) => (
        <li key={title} className={`${drawn.rule} ${styles.row}`} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
