import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import gesture from '../../blocks/first-gestures/handed-thread.module.css'
import over from '../../blocks/first-gestures/over-picture.module.css'
import places from '../../blocks/heading-places.module.css'
import voices from '../../blocks/heading-voices.module.css'
import { Offers } from '../../blocks/offers.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { HandedSteps } from './handed-steps.tsx'
import { ImpactIntro } from './impact-intro.tsx'
import { record } from './impact-work.ts'
import styles from './impact-work-page.module.css'
import { impactWorkSchema } from './practice-record.ts'
import { ReachBars } from './reach-bars.tsx'
import channel from './water-channel.module.css'

if (import.meta.env.SSR) parseRecord(impactWorkSchema, record, 'remote-services/src/pages/practice/impact-work.ts')

/** The impact page: countries as rings in water, programmes, steps and outcomes. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, programmes, journey, outcomes, closing } = record
  return (
    <div ref={page} className={`${styles.page} ${over.over} ${gesture.handed}`}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="indigo" labelledBy="intro">
        <ImpactIntro {...record.intro} />
      </Section>
      <Offers {...programmes} ground="paper" look={channel} head="beside" whole />
      <Section ground="linen" labelledBy="journey" className={places.hung}>
        <SectionHeading id="journey" title={journey.title} lead={journey.lead} />
        <HandedSteps {...journey} />
      </Section>
      <Section ground="ink" labelledBy="outcomes" className={voices.arrived}>
        <div className={layout.stack7}>
          <SectionHeading id="outcomes" title={outcomes.title} lead={outcomes.lead} />
          <Tacked provenance={outcomes.provenance}>
            <ReachBars outcomes={outcomes.outcomes} />
          </Tacked>
        </div>
      </Section>
      <WaysOn ways={record.ways} ground="linen" />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
    </div>
  )
}
