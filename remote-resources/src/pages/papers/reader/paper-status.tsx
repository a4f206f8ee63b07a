import rotateCw from 'icon:rotate-cw'
import { Button } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { useRef } from 'react'
import styles from './paper-status.module.css'
import type { PaperLoad } from './use-paper.ts'

export type PaperStatusProps = { load: PaperLoad; onRetry: () => void }

/** How far the request for the paper is. Its line is kept free when there is nothing to say. */
export function PaperStatus({ load, onRetry }: PaperStatusProps) {
  const line = useRef<HTMLDivElement>(null)
  const retry = (): void => {
    // The button goes: the focus stays at its place.
    line.current?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div ref={line} className={styles.line} tabIndex={-1}>
      <p role="status" className={styles.loading}>
        {load.state === 'loading' && (
          <>
            <svg className={styles.slack} viewBox="0 0 60 20" aria-hidden="true">
              <path d="M1 3C14 22 46 22 59 3" />
            </svg>
            Loading...
          </>
        )}
      </p>
      {load.state === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">Error: {load.message}</p>
          <Button look="line" size="small" icon={<Icon drawing={rotateCw} />} onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
