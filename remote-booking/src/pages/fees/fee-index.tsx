import { formatFee } from '@site/identity/format-fee'
import styles from './fee-index.module.css'
import type { PricedGroup } from './priced-groups.ts'
import { useCurrentGroup } from './use-current-group.ts'

export type FeeIndexProps = { title: string; groups: readonly PricedGroup[] }

/** The groups by name, each with the lowest of its fees. It stays in sight on wide screens and marks the group being read with its cord. */
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
            <span className={styles.least}>{leastOf(group)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The lowest figure of the group, with what it pays for: `from £150 per hour`. */
function leastOf({ fees }: PricedGroup): string | undefined {
  const [least] = fees.toSorted((one, other) => one.amount - other.amount)
  return least && formatFee({ ...least, from: true })
}
