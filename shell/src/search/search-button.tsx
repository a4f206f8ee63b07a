import search from 'icon:search'
import { Icon } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import { frameCopy } from '../content/frame-copy.ts'
import styles from './search.module.css'

/** Opens the search; absent where no script could. */
export function SearchButton({ onClick }: { onClick?: () => void }) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" data-opens="search" onClick={onClick}>
      <Icon drawing={search} />
      <span className={text.spoken}>{frameCopy.search.open}</span>
    </button>
  )
}
