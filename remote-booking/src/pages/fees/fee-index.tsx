import { formatFee } from '@site/identity/format-fee'
import styles from './fee-index.module.css'
import type { PricedGroup } from './priced-groups.ts'
import { useCurrentGroup } from './use-current-group.ts'

export type FeeIndexProps = { title: string; groups: readonly PricedGroup[] }

/** The groups by name, each with the least that a piece of such work costs. It stays in sight on wide screens and marks the group being read with its cord. */
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

/** The lowest of what is paid once, as `from £250`; an hour or a month is no measure for a whole piece of work. */
function leastOf({ fees }: PricedGroup): string | undefined {
  const once = fees.filter(({ per, every }) => !per && !every)
  const [least] = (once.length > 0 ? once : fees).toSorted((one, other) => one.amount - other.amount)
  return least && formatFee({ ...least, from: true })
}
