import styles from './fee-index.module.css'
import type { FeeGroup } from './fees-record.ts'
import { useCurrentGroup } from './use-current-group.ts'

export type FeeIndexProps = { title: string; groups: readonly FeeGroup[] }

/** The groups by name. It stays in sight on wide screens and marks the group being read with its cord. */
export function FeeIndex({ title, groups }: FeeIndexProps) {
  const current = useCurrentGroup(groups)
  return (
    <nav className={styles.index} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {groups.map(group => (
          <li key={group.id} data-area={group.area}>
            <a href={`#${group.id}`} className={styles.link} aria-current={group.id === current ? 'location' : undefined}>
              {group.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
