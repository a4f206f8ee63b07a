import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { SewnSentence } from '@site/kit/ui/blocks/sewn-sentence'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { Illustration } from '../../blocks/case-heading.tsx'
import ember from '../../blocks/closings/ember.module.css'
import leaf from '../../blocks/closings/leaf.module.css'
import over from '../../blocks/first-gestures/over-picture.module.css'
import gesture from '../../blocks/first-gestures/raised-voice.module.css'
import places from '../../blocks/heading-places.module.css'
import voices from '../../blocks/heading-voices.module.css'
import { AreaClosing } from './area-closing.tsx'
import { publicFigureSchema } from './area-record.ts'
import { Evening } from './cases/evening.tsx'
import { Scores } from './cases/scores.tsx'
import { Claim } from './claim.tsx'
import { record } from './public-figure.ts'
import styles from './public-figure-page.module.css'
import { RuledCards } from './ruled-cards.tsx'

if (import.meta.env.SSR) parseRecord(publicFigureSchema, record, 'remote-services/src/pages/area/public-figure.ts')

/** Where the consultant can be heard, one evening of it, for how many organisations already, and what an organiser should know before the day. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page, { start: 85 })
  const { hero, platforms, evening, terms } = record
  return (
    <div ref={page} className={`${over.over} ${gesture.voice}`}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="linen">
        <p>
          <SewnSentence statement={record.purpose.text} sewn={record.purpose.beginning} />
        </p>
      </Section>
      <Section ground="paper" labelledBy="platforms">
        <div className={layout.stack7}>
          <SectionHeading id="platforms" title={platforms.title} lead={platforms.lead} />
          <Scores cards={platforms.cards} voices={platforms.voices} />
        </div>
      </Section>
      <Section ground="ink" labelledBy="evening" className={places.hung}>
        <div className={layout.stack7}>
          <div>
            <Illustration />
            <SectionHeading id="evening" title={evening.title} lead={evening.note} />
          </div>
          <Evening {...evening} />
        </div>
      </Section>
      <Claim {...record.claim} ground="ember" />
      <Section ground="linen" labelledBy="terms" className={voices.staged}>
        <div className={layout.stack7}>
          <SectionHeading id="terms" title={terms.title} lead={terms.lead} />
          <RuledCards cards={terms.cards} />
        </div>
      </Section>
      <WaysOn ways={record.ways} />
      <div className={`${leaf['leaf-left']} ${ember.ember} ${styles.slack}`}>
        <AreaClosing {...record.closing} />
      </div>
    </div>
  )
}
