import { fees } from '@site/identity/fees'
import { TextLink } from '@site/kit/ui/base/text-link'
import { estimateCopy } from '../../blocks/estimate-copy.ts'
import { EstimateRows } from '../../blocks/estimate-rows.tsx'
import { linesOfText, writeItems } from '../../blocks/fee-estimate.ts'
import styles from './estimate-slip.module.css'

/** The estimate that the letter begins with, as it was put together on the page of fees; nothing where `topic` is none. */
export function EstimateSlip({ topic }: { topic: string }) {
  const lines = linesOfText(topic, fees)
  if (lines.length === 0) return null
  return (
    <section className={styles.slip} data-on="ink" aria-labelledby="booking-estimate">
      <h2 id="booking-estimate" className={styles.title}>
        {estimateCopy.title}
      </h2>
      <EstimateRows lines={lines} />
      <TextLink href={`/fees?items=${writeItems(lines)}`}>Change</TextLink>
    </section>
  )
}
