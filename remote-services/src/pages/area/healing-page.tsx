import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import above from '../../blocks/closings/above.module.css'
import over from '../../blocks/first-gestures/over-picture.module.css'
import gesture from '../../blocks/first-gestures/sewn-tear.module.css'
import voices from '../../blocks/heading-voices.module.css'
import { Offers } from '../../blocks/offers.tsx'
import { AreaClosing } from './area-closing.tsx'
import { healingSchema } from './area-record.ts'
import { ArticleQuote } from './article-quote.tsx'
import { FirstHour } from './cases/first-hour.tsx'
import { record } from './healing.ts'
import styles from './healing-page.module.css'
import seam from './torn-seam.module.css'
import { TornSeam } from './torn-seam.tsx'

if (import.meta.env.SSR) parseRecord(healingSchema, record, 'remote-services/src/pages/area/healing.ts')

/** The healing page: a first meeting, the services, and Article 19. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page, { start: 85 })
  const { hero } = record
  return (
    <div ref={page} className={`${over.over} ${gesture.tear} ${voices.parted}`}>
      <LeavePage href={identity.neutralPage} />
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <FirstHour {...record.firstHour} />
      <Offers {...record.services} ground="paper" look={seam} drawing={<TornSeam />} />
      <ArticleQuote {...record.cited} ground="lagoon" number="right" />
      <WaysOn ways={record.ways} />
      <div className={`${above.above} ${styles.middle}`}>
        <AreaClosing {...record.closing} />
      </div>
    </div>
  )
}
