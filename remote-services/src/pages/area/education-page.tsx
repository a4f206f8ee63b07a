import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import over from '../../blocks/first-gestures/over-picture.module.css'
import gesture from '../../blocks/first-gestures/threaded-book.module.css'
import voices from '../../blocks/heading-voices.module.css'
import { Offers } from '../../blocks/offers.tsx'
import { RowList } from '../../blocks/row-list.tsx'
import { StatBand } from '../../blocks/stat-band.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { AreaClosing } from './area-closing.tsx'
import { educationSchema } from './area-record.ts'
import { ArticleQuote } from './article-quote.tsx'
import { SchoolDay } from './cases/school-day.tsx'
import signs from './door-signs.module.css'
import { record } from './education.ts'
import plan from './floor-plan.module.css'

if (import.meta.env.SSR) parseRecord(educationSchema, record, 'remote-services/src/pages/area/education.ts')

/** The education page: services with a school day as example, Article 26, places, and figures of reach. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page, { start: 85 })
  const { hero, places, reach } = record
  return (
    <div ref={page} className={`${over.over} ${gesture.book}`}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Offers {...record.services} ground="paper" look={plan} whole>
        <SchoolDay {...record.day} />
      </Offers>
      <ArticleQuote {...record.cited} ground="lagoon" />
      <Section ground="ink" labelledBy="places">
        <div className={layout.stack7}>
          <SectionHeading id="places" halves title={places.title} lead={places.lead} />
          <RowList rows={places.pillars} className={signs.signs} />
        </div>
      </Section>
      <Section ground="linen" labelledBy="reach" className={voices.laid}>
        <div className={layout.stack7}>
          <SectionHeading id="reach" title={reach.title} lead={reach.lead} />
          <Tacked provenance={reach.provenance}>
            <StatBand statistics={reach.statistics} layout="one-large" />
          </Tacked>
        </div>
      </Section>
      <WaysOn ways={record.ways} />
      <AreaClosing {...record.closing} />
    </div>
  )
}
