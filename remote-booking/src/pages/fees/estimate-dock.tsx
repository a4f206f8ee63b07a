import chevronUp from 'icon:chevron-up'
import { Button, ButtonLink } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { useEffect, useRef } from 'react'
import { EstimateRows, Sum } from '../../blocks/estimate-rows.tsx'
import { countOf, type EstimateLine, totalsOf, totalText, writeItems } from '../../blocks/fee-estimate.ts'
import styles from './estimate-dock.module.css'
import type { FeesContent } from './fees-record.ts'

export type EstimateDockProps = { lines: readonly EstimateLine[]; copy: FeesContent['estimate']; onClear: () => void }

/** What was chosen and what it comes to, at the foot of the screen while the list is read; empty until something is. */
export function EstimateDock({ lines, copy, onClear }: EstimateDockProps) {
  const dock = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      const opened = dock.current?.querySelector<HTMLElement>('[open] > summary')
      // What lies above it is closed first.
      if (event.key !== 'Escape' || !opened || document.querySelector('dialog:modal')) return
      opened.click()
      opened.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  const clear = (): void => {
    // The bar goes: the focus stays at its place.
    dock.current?.focus({ preventScroll: true })
    onClear()
  }
  const totals = totalsOf(lines)
  return (
    <div ref={dock} className={styles.dock} tabIndex={-1}>
      {lines.length > 0 && (
        <section className={styles.bar} data-on="ink" aria-label={copy.title}>
          <details className={styles.details} onToggle={() => sheet.current?.scrollIntoView({ block: 'nearest' })}>
            <summary className={styles.summary} data-sums={totals.length}>
              <span>
                <span className={styles.count}>
                  <span className={styles.what}>Estimate of </span>
                  {countOf(lines)}
                </span>
                <span className={styles.sums}>
                  <span className={styles.colon}>: </span>
                  {totals.map((total, place) => (
                    <strong key={total.period}>
                      {place > 0 && ' + '}
                      <Sum text={totalText(total)} />
                    </strong>
                  ))}
                </span>
              </span>
              <Icon drawing={chevronUp} />
            </summary>
            <div ref={sheet} className={styles.sheet}>
              <h2 className={styles.title}>{copy.title}</h2>
              <EstimateRows lines={lines} />
              <p className={styles.note}>{copy.note}</p>
              <Button look="line" size="small" onClick={clear}>
                {copy.clear}
              </Button>
            </div>
          </details>
          <div className={styles.carry}>
            <ButtonLink size="small" href={`/consultation?topic=fees&items=${writeItems(lines)}#booking`}>
              {copy.carry}
            </ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}
