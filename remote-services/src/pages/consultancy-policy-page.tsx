import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import { CardGrid } from '@site/kit/ui/card-grid'
import { Closing } from '@site/kit/ui/closing'
import layout from '@site/kit/ui/layout.module.css'
import { Outcomes } from '@site/kit/ui/outcomes'
import { PageHero } from '@site/kit/ui/page-hero'
import { ProcessSteps } from '@site/kit/ui/process-steps'
import { PullQuote } from '@site/kit/ui/pull-quote'
import { RichText } from '@site/kit/ui/rich-text'
import { RowList } from '@site/kit/ui/row-list'
import { Section } from '@site/kit/ui/section'
import { SectionHeading } from '@site/kit/ui/section-heading'
import text from '@site/kit/ui/text.module.css'
import { useRef } from 'react'
import { ClausePath } from '../components/clause-path.tsx'
import { record } from '../content/consultancy-policy.ts'
import { consultancyPolicySchema } from '../content/practice-record.ts'
import styles from './consultancy-policy-page.module.css'

if (import.meta.env.SSR) parseRecord(consultancyPolicySchema, record, 'remote-services/src/content/consultancy-policy.ts')

/** Follows a policy from what it is made of, by way of one clause that is rewritten before the reader's eyes, to what it did. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, process, awareness, impact, closing } = record
  return (
    <div ref={page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Frameworks {...record.frameworks} />
      <Section ground="indigo" labelledBy="process">
        <SectionHeading id="process" title={process.title} lead={process.lead} />
        <ProcessSteps steps={process.steps} />
        <ClausePath {...record.clause} />
      </Section>
      <Section ground="linen" labelledBy="awareness">
        <div className={layout.stack7}>
          <SectionHeading id="awareness" title={awareness.title} lead={awareness.lead} />
          <RowList rows={awareness.rows} />
        </div>
      </Section>
      <Section ground="ink" labelledBy="impact">
        <div className={layout.stack7}>
          <SectionHeading id="impact" title={impact.title} lead={impact.lead} />
          <Outcomes outcomes={impact.outcomes} />
        </div>
      </Section>
      <Testimonial {...record.testimonial} />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
    </div>
  )
}

/** The heading stays in sight while the cards beside it go by, two by two. */
function Frameworks({ title, lead, cards }: typeof record.frameworks) {
  return (
    <Section ground="paper" labelledBy="frameworks">
      <div className={styles.frameworks}>
        <div className={`${layout.stack5} ${styles.heading}`} data-reveal="">
          <h2 id="frameworks">
            <RichText text={title} />
          </h2>
          <p className={text.lead}>{lead}</p>
        </div>
        <CardGrid cards={cards} />
      </div>
    </Section>
  )
}

function Testimonial({ portrait, ...testimonial }: typeof record.testimonial) {
  return (
    <Section ground="rose" labelledBy="testimonial">
      <PullQuote id="testimonial" {...testimonial} picture={portrait} alt="" />
    </Section>
  )
}
