import search from 'icon:search'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { TextLink } from '@site/kit/ui/base/text-link'
import styles from './no-match.module.css'

/** In place of the questions, where none matches: a slack thread, and the ways on. The search announces it. */
export function NoMatch() {
  return (
    <div className={styles.none}>
      <svg className={styles.slack} viewBox="0 0 1000 80" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4C260 96 740 96 1000 4" />
      </svg>
      <p className={styles.says}>
        No question matches. <TextLink href="/contact-us">Write to us instead</TextLink>.
      </p>
      <Button look="line" size="small" icon={<Icon drawing={search} />} aria-haspopup="dialog" data-opens="search">
        Search the whole site
      </Button>
    </div>
  )
}
