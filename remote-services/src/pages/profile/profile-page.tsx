import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { SewnSentence } from '@site/kit/ui/blocks/sewn-sentence'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { AlsoCounted } from '../../blocks/figures/also-counted.tsx'
import { hasVoices } from '../../blocks/has-voices.ts'
import { QuoteWall } from '../../blocks/quote-wall.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { PortraitRow } from './portrait-row.tsx'
import { record } from './profile.ts'
import styles from './profile-page.module.css'
import { profileSchema } from './profile-record.ts'
import { SightLines } from './sight-lines.tsx'
import timeline from './timeline.module.css'
import { Timeline } from './timeline.tsx'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) parseRecord(profileSchema, record, 'remote-services/src/pages/profile/profile.ts')

const named = (copy: string): string => copy.replace('{name}', identity.name)

/** Who the consultant is: what was learnt from whom, how the work grew, what it is for, and what organisations say of it. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, closing } = record
  return (
    <div ref={page} className={styles.page}>
      <PageHero {...hero} tagline={named(hero.tagline)} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="linen" labelledBy="habits">
        <div className={layout.stack7}>
          <SectionHeading id="habits" title={record.habits.title} />
          <PortraitRow portraits={record.habits.portraits} />
        </div>
      </Section>
      <Section ground="paper" labelledBy="timeline">
        <div className={layout.stack7}>
          <SectionHeading id="timeline" title={record.timeline.title} lead={record.timeline.lead} />
          <Tacked provenance={record.timeline.provenance}>
            <Timeline milestones={record.timeline.milestones} />
            <div className={timeline.also}>
              <AlsoCounted figures={record.timeline.also} />
            </div>
          </Tacked>
          <p>
            <SewnSentence statement={record.timeline.purpose} />
          </p>
        </div>
      </Section>
      <InView />
      <WaysOn ways={record.ways} />
      <Closing
        {...closing}
        action={{ ...closing.action, label: named(closing.action.label) }}
        picture={closing.picture.source}
        focus={closing.picture.focus}
      />
    </div>
  )
}

/** What the work is for, and what is said of it. */
function InView() {
  const { vision, testimonials } = record
  return (
    <>
      <Section ground="ink" labelledBy="vision">
        <div className={layout.stack7}>
          <SectionHeading id="vision" title={vision.title} lead={vision.lead} />
          <SightLines rows={vision.cards} />
        </div>
      </Section>
      {hasVoices(testimonials) && (
        <Section ground="rose" labelledBy="testimonials">
          <div className={layout.stack7}>
            <SectionHeading id="testimonials" title={testimonials.title} />
            <Tacked provenance={testimonials.provenance}>
              <QuoteWall
                quotes={testimonials.voices.map(({ quote, organisation, place }) => ({ quote, by: organisation, detail: place }))}
              />
            </Tacked>
          </div>
        </Section>
      )}
    </>
  )
}
