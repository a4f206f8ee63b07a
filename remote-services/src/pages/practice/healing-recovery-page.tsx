import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import text from '@site/kit/ui/base/text.module.css'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { CardGrid } from '../../blocks/card-grid.tsx'
import { AlsoCounted } from '../../blocks/figures/also-counted.tsx'
import over from '../../blocks/first-gestures/over-picture.module.css'
import gesture from '../../blocks/first-gestures/still-rings.module.css'
import { hasVoices } from '../../blocks/has-voices.ts'
import voices from '../../blocks/heading-voices.module.css'
import { Outcomes } from '../../blocks/outcomes.tsx'
import { PullQuote } from '../../blocks/pull-quote.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { CircleJourney } from './circle-journey.tsx'
import { record } from './healing-recovery.ts'
import styles from './healing-recovery-page.module.css'
import { ModalityRows } from './modalities/modality-rows.tsx'
import openCards from './open-cards.module.css'
import { healingRecoverySchema } from './practice-record.ts'
import { TurningLoops } from './turning-loops.tsx'

if (import.meta.env.SSR) parseRecord(healingRecoverySchema, record, 'remote-services/src/pages/practice/healing-recovery.ts')

/** The recovery page: a testimonial, steps, programmes, methods and outcomes, over slowly turning loops. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, programmes, journey, testimonial, modalities, closing } = record
  return (
    <div ref={page} className={`${over.over} ${gesture.rings}`}>
      <LeavePage href={identity.neutralPage} />
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      {hasVoices(testimonial) && (
        <Section ground="rose" labelledBy="testimonial" className={styles.turning}>
          <TurningLoops place="side" />
          <PullQuote id="testimonial" {...testimonial} />
        </Section>
      )}
      <Section ground="lagoon" labelledBy="journey" className={voices.round}>
        <SectionHeading id="journey" title={journey.title} lead={journey.lead} />
        <CircleJourney steps={journey.steps} illustration={journey.illustration} />
      </Section>
      <Section ground="paper" labelledBy="programmes" className={styles.turning}>
        <TurningLoops place="head" />
        <div className={layout.stack7}>
          <SectionHeading id="programmes" title={programmes.title} lead={programmes.lead} />
          <CardGrid cards={programmes.cards} look={openCards} />
        </div>
      </Section>
      <Section ground="linen" labelledBy="modalities">
        <div className={layout.stack6}>
          <div data-reveal="">
            <Label level={2} id="modalities">
              {modalities.label}
            </Label>
          </div>
          <ModalityRows rows={modalities.rows} />
        </div>
      </Section>
      <Reports {...record.outcomes} />
      <WaysOn ways={record.ways} />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
    </div>
  )
}

/** The heading stays in sight while the bars beside it go by. */
function Reports({ provenance, title, lead, outcomes, also }: typeof record.outcomes) {
  return (
    <Section ground="ink" labelledBy="outcomes">
      <div className={styles.reports}>
        <div className={`${layout.stack5} ${styles.reportsHead}`} data-reveal="">
          <h2 id="outcomes">
            <RichText text={title} />
          </h2>
          <p className={text.lead}>{lead}</p>
        </div>
        <Tacked provenance={provenance}>
          <Outcomes outcomes={outcomes} mark="stitches" />
          <AlsoCounted figures={also} />
        </Tacked>
      </div>
    </Section>
  )
}
