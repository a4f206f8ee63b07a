import lens from 'icon:search'
import { decodedPath } from '@site/kit/contract/pin'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { RichText } from '@site/kit/ui/base/rich-text'
import { useSyncExternalStore } from 'react'
import type { HomeContent } from '../home-record.ts'
import styles from './missing-page.module.css'
import { TornCord } from './torn-cord.tsx'

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
 * The whole first screen of the home page where it stands in for a page that does not exist: the style sheet shows it there alone. A torn
 * cord below what happened; below it a whole one, from which the ways on hang.
 */
export function MissingPage({ missing }: MissingPageProps) {
  const path = useSyncExternalStore(
    () => () => undefined,
    missingPath,
    () => undefined,
  )
  return (
    <div role="status" className={styles.missing} data-ground="ink">
      <p className={styles.label}>{missing.label}</p>
      <h2 className={styles.says}>
        {missing.says} <b>{path ?? missing.here}</b>
        {path?.endsWith('…') ? '' : '.'}
      </h2>
      <TornCord />
      <p className={styles.why}>
        <RichText text={missing.why} />
      </p>
      <p className={styles.search}>
        <Button look="line" size="small" icon={<Icon drawing={lens} />} aria-haspopup="dialog" data-opens="search">
          {missing.search}
        </Button>
      </p>
      <ul className={styles.ways}>
        {missing.links.map(({ label, href, leads }) => (
          <li key={href}>
            <a href={href} className={styles.way}>
              <span className={styles.title}>{label}</span> <span className={styles.leads}>{leads}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
