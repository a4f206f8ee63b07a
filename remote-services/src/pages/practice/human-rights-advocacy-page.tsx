import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { CardGrid } from '../../blocks/card-grid.tsx'
import above from '../../blocks/closings/above.module.css'
import { hasVoices } from '../../blocks/has-voices.ts'
import { PullQuote } from '../../blocks/pull-quote.tsx'
import { RowList } from '../../blocks/row-list.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { record } from './human-rights-advocacy.ts'
import styles from './human-rights-advocacy-page.module.css'
import { LongWalk } from './long-walk.tsx'
import { MarchOfThreads } from './march-of-threads.tsx'
import placards from './placards.module.css'
import { humanRightsAdvocacySchema } from './practice-record.ts'

if (import.meta.env.SSR) parseRecord(humanRightsAdvocacySchema, record, 'remote-services/src/pages/practice/human-rights-advocacy.ts')

/** The advocacy page: frameworks, steps, figures, a testimonial and methods. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, frameworks, journey, impact, methodologies, closing } = record
  return (
    <div ref={page} className={styles.page}>
      <LeavePage href={identity.neutralPage} />
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="frameworks">
        <div className={layout.stack7}>
          <SectionHeading id="frameworks" title={frameworks.title} lead={frameworks.lead} />
          <CardGrid cards={frameworks.cards} look={placards} />
        </div>
      </Section>
      <Section ground="ember" labelledBy="journey">
        <SectionHeading id="journey" title={journey.title} lead={journey.lead} />
        <LongWalk steps={journey.steps} />
      </Section>
      <Section ground="ink" labelledBy="impact">
        <div className={layout.stack7}>
          <SectionHeading id="impact" title={impact.title} lead={impact.lead} />
          <Tacked provenance={impact.provenance}>
            <MarchOfThreads figures={impact.figures} />
          </Tacked>
        </div>
      </Section>
      {hasVoices(record.testimonial) && <Testimonial {...record.testimonial} />}
      <Section ground="linen" labelledBy="methodologies">
        <div className={layout.stack6}>
          <div data-reveal="">
            <Label level={2} id="methodologies">
              {methodologies.label}
            </Label>
          </div>
          <RowList rows={methodologies.rows} />
        </div>
      </Section>
      <WaysOn ways={record.ways} />
      <div className={above.above}>
        <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
      </div>
    </div>
  )
}

function Testimonial(testimonial: typeof record.testimonial) {
  return (
    <Section ground="rose" labelledBy="testimonial">
      <PullQuote id="testimonial" {...testimonial} side="left" />
    </Section>
  )
}
