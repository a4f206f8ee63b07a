import check from 'icon:check'
import { identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import { Icon } from '@site/kit/ui/base/icon'
import { RichText } from '@site/kit/ui/base/rich-text'
import textStyles from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import { useState } from 'react'
import styles from './booking-sheet.module.css'
import type { ConsultationContent } from './consultation-record.ts'
import { EstimateSlip } from './estimate-slip.tsx'
import { BookingForm } from './form/booking-form.tsx'

export type BookingSheetProps = { next: ConsultationContent['next'] }

/** What happens next, on ink, and the form, on a sheet of linen beside it: both end together. */
export function BookingSheet({ next }: BookingSheetProps) {
  const [topic, setTopic] = useState<string>()
  return (
    <section className={styles.sheet} data-ground="ink" aria-labelledby="booking-next">
      <div className={styles.say}>
        <h2 id="booking-next" className={styles.title}>
          <RichText text={next.title} />
        </h2>
        <ol className={styles.steps}>
          {next.steps.map(({ title, text }, index) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
              {index === 0 && (
                <p className={styles.done}>
                  <Icon drawing={check} /> {next.done}
                </p>
              )}
            </li>
          ))}
        </ol>
        <p className={textStyles.meta}>
          Would you rather speak? <TextLink href={callAddress(identity.phone)}>{identity.phone}</TextLink>
        </p>
      </div>
      {/* Here links to the form arrive: below the steps on a phone, beside them on a desk. */}
      <div id="booking" className={styles.paper} data-ground="linen">
        <BookingForm onTopic={setTopic} />
      </div>
      {topic && <EstimateSlip topic={topic} />}
    </section>
  )
}
