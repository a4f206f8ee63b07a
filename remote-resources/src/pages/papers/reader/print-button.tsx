import printer from 'icon:printer'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import styles from './print-button.module.css'

/** Opens the browser's print dialog; absent where no script could. */
export function PrintButton() {
  return (
    <span className={styles.frame}>
      <Button look="line" size="small" icon={<Icon drawing={printer} />} onClick={() => window.print()}>
        Print this paper
      </Button>
    </span>
  )
}
