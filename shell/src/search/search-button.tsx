import text from '@site/kit/ui/text.module.css'
import { Search } from 'lucide-react'
import styles from './search.module.css'

/** Opens the search; absent where no script could. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
      <Search aria-hidden="true" />
      <span className={text.spoken}>Search the site</span>
    </button>
  )
}
