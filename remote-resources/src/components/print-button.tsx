import { Button } from '@site/kit/ui/button'
import { Printer } from 'lucide-react'
import styles from './print-button.module.css'

/** Opens the browser's print dialog; absent where no script could. */
export function PrintButton() {
  return (
    <span className={styles.frame}>
      <Button look="line" size="small" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print this paper
      </Button>
    </span>
  )
}
