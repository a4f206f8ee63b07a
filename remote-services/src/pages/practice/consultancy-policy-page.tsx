import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import text from '@site/kit/ui/base/text.module.css'
import { Closing } from '@site/kit/ui/blocks/closing'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { CardGrid } from '../../blocks/card-grid.tsx'
import leaf from '../../blocks/closings/leaf.module.css'
import over from '../../blocks/first-gestures/over-picture.module.css'
import gesture from '../../blocks/first-gestures/signed-line.module.css'
import { FirstScreen } from '../../blocks/first-screen/first-screen.tsx'
import { hasVoices } from '../../blocks/has-voices.ts'
import voices from '../../blocks/heading-voices.module.css'
import { Outcomes } from '../../blocks/outcomes.tsx'
import { PullQuote } from '../../blocks/pull-quote.tsx'
import { RowList } from '../../blocks/row-list.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import clauseCards from './clause-cards.module.css'
import { ClausePath } from './clause-path.tsx'
import { record } from './consultancy-policy.ts'
import styles from './consultancy-policy-page.module.css'
import { type ConsultancyPolicyRecord, consultancyPolicySchema } from './practice-record.ts'
import { SignedSteps } from './signed-steps/signed-steps.tsx'

if (import.meta.env.SSR) parseRecord(consultancyPolicySchema, record, 'remote-services/src/pages/practice/consultancy-policy.ts')

/** The policy page: one clause as example, frameworks, steps, awareness, outcomes and a testimonial. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, process, awareness, impact, closing } = record
  return (
    <div ref={page} className={`${over.over} ${gesture.signed}`}>
      <FirstScreen hero={hero} form="span" />
      <ClausePath {...record.clause} />
      <Frameworks {...record.frameworks} />
      <Section ground="ink" labelledBy="process" className={voices.ruled}>
        <SectionHeading id="process" title={process.title} lead={process.lead} />
        <SignedSteps steps={process.steps} />
      </Section>
      <Section ground="linen" labelledBy="awareness">
        <div className={styles.awareness}>
          <SectionHeading id="awareness" title={awareness.title} lead={awareness.lead} />
          <RowList rows={awareness.rows} className={styles.week} />
        </div>
      </Section>
      <Impact {...impact} />
      {hasVoices(record.testimonial) && <Testimonial {...record.testimonial} />}
      <WaysOn ways={record.ways} ground="linen" />
      <div className={leaf['leaf-right']}>
        <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
      </div>
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
        <CardGrid cards={cards} look={clauseCards} />
      </div>
    </Section>
  )
}

/** The figure that leads, and below it the title that it answers. */
function Impact({ provenance, outcomes, ...heading }: ConsultancyPolicyRecord['impact']) {
  const title = <SectionHeading id="impact" {...heading} />
  return (
    <Section ground="ink" labelledBy="impact">
      {provenance === 'none' && title}
      <Tacked provenance={provenance}>
        <div className={`${layout.stack7} ${styles.impact}`}>
          <Outcomes outcomes={outcomes.slice(-1)} mark="words" />
          {title}
          <Outcomes outcomes={outcomes.slice(0, -1)} mark="words" />
        </div>
      </Tacked>
    </Section>
  )
}

function Testimonial(testimonial: typeof record.testimonial) {
  return (
    <Section ground="rose" labelledBy="testimonial">
      <PullQuote id="testimonial" {...testimonial} />
    </Section>
  )
}
