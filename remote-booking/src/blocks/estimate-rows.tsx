import { estimateCopy } from './estimate-copy.ts'
import styles from './estimate-rows.module.css'
import { amountOf, type EstimateLine, nameOf, totalsOf } from './fee-estimate.ts'

/** What was chosen, a row each, and what it comes to. */
export function EstimateRows({ lines }: { lines: readonly EstimateLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(line => (
        <div key={line.fee.id} className={styles.line}>
          <dt>{nameOf(line)}</dt>
          <dd>
            <Sum text={amountOf(line)} />
          </dd>
        </div>
      ))}
      {totalsOf(lines).map(({ period, amount }) => (
        <div key={period} className={styles.total}>
          <dt>{estimateCopy.totals[period]}</dt>
          <dd>
            <Sum text={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A sum in words, its figures set as they are in the list. */
export function Sum({ text }: { text: string }) {
  const [before, figures, after] = text.split(/(£[\d,]+)/)
  return (
    <>
      {before}
      <b className={styles.figures}>{figures}</b>
      {after}
    </>
  )
}
