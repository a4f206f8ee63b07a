import lens from 'icon:search'
import { decodedPath } from '@site/kit/contract/pin'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { TextLink } from '@site/kit/ui/base/text-link'
import threads from '@site/kit/ui/threads/thread.module.css'
import { useSyncExternalStore } from 'react'
import type { HomeContent } from '../home-record.ts'
import styles from './missing-page.module.css'

export type MissingPageProps = { missing: HomeContent['missing'] }

/** Longer addresses are cut. */
const maxLength = 60

/** The path of the address, as it was typed; undefined until script is at work, in the address of another page, and where it cannot be read. */
function missingPath(): string | undefined {
  if (document.documentElement.dataset.asked !== 'nothing') return undefined
  const path = decodedPath(location.pathname)
  return path && path.length > maxLength ? `${path.slice(0, maxLength)}…` : path
}

/**
 * The first screen of the home page where it stands in for a page that does not exist: the style sheet shows it there alone. The words
 * stand where a thread is torn, the ways on below them.
 */
export function MissingPage({ missing }: MissingPageProps) {
  const path = useSyncExternalStore(
    () => () => undefined,
    missingPath,
    () => undefined,
  )
  return (
    <div role="status" className={styles.missing} data-ground="ink">
      <p className={styles.says}>
        <svg className={`${threads.threads} ${styles.before}`} viewBox="0 0 400 60" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          <path d="M0 26C120 22 220 40 340 32C368 30 380 22 394 8M340 32C368 30 378 34 398 30M340 32C366 32 376 44 388 54" />
        </svg>
        {missing.says} <b>{path ?? missing.here}</b>.
      </p>
      <svg className={`${threads.threads} ${styles.after}`} viewBox="0 0 2000 60" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <path d="M2000 22C1700 14 1500 46 1100 34S400 20 250 30C170 36 110 30 62 30C34 28 20 20 4 6M62 30C34 30 22 32 2 32M62 30C36 32 24 42 10 56" />
      </svg>
      <ul className={styles.ways}>
        {missing.links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
        <li className={styles.search}>
          <Button look="line" size="small" icon={<Icon drawing={lens} />} aria-haspopup="dialog" data-opens="search">
            {missing.search}
          </Button>
        </li>
      </ul>
    </div>
  )
}
