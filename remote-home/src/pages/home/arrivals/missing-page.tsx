import lens from 'icon:search'
import { decodedPath } from '@site/kit/contract/pin'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
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

/** One line above the home page where it stands in for a page that does not exist: the style sheet shows it there alone. */
export function MissingPage({ missing }: MissingPageProps) {
  const path = useSyncExternalStore(
    () => () => undefined,
    missingPath,
    () => undefined,
  )
  return (
    <div role="status" className={styles.missing} data-ground="ink">
      <p>
        {missing.says} <b>{path ?? missing.here}</b>.
      </p>
      <div className={styles.search}>
        <Button look="line" size="small" icon={<Icon drawing={lens} />} aria-haspopup="dialog" data-opens="search">
          {missing.search}
        </Button>
      </div>
    </div>
  )
}
