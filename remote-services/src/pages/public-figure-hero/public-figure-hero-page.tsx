import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { hasVoices } from '../../blocks/has-voices.ts'
import { Mission } from '../../blocks/mission.tsx'
import { QuoteWall } from '../../blocks/quote-wall.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { EventList } from './event-list.tsx'
import styles from './lower-third.module.css'
import { MediaGrid } from './media-grid.tsx'
import presenceStyles from './presence.module.css'
import { record } from './public-figure-hero.ts'
import { publicFigureHeroSchema } from './public-figure-hero-record.ts'
import { lastRevised, scheduledEvents } from './scheduled-events.ts'
import { SocialIcons } from './social-icons.tsx'
import { SubjectList } from './subject-list.tsx'
import { VoiceCards } from './voice-cards.tsx'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) parseRecord(publicFigureHeroSchema, record, 'remote-services/src/pages/public-figure-hero/public-figure-hero.ts')

/** The public figure: where the consultant is heard, on what, when, and how those who sent the invitation put it. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, presence, footprint, topics, closing } = record
  return (
    <div ref={page} className={styles.page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="presence">
        <div className={presenceStyles.right}>
          <Mission id="presence" {...presence} />
        </div>
      </Section>
      <Section ground="linen" labelledBy="footprint">
        <div className={layout.stack7}>
          <SectionHeading id="footprint" title={footprint.title} lead={footprint.lead} />
          <VoiceCards cards={footprint.cards} />
        </div>
      </Section>
      <Section ground="ink" labelledBy="topics">
        <div className={layout.stack7}>
          <SectionHeading id="topics" title={topics.title} lead={topics.lead} />
          <SubjectList picture={topics.picture} rows={topics.rows} />
        </div>
      </Section>
      <Appearances />
      <WaysOn ways={record.ways} />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
    </div>
  )
}

/** Dates, echoes and pictures of public appearances. */
function Appearances() {
  const { events, highlights, archive } = record
  return (
    <>
      <Section ground="paper" labelledBy="events">
        <div className={layout.stack7}>
          <SectionHeading id="events" title={events.title} lead={events.lead} />
          <Tacked provenance={events.provenance}>
            <EventList events={scheduledEvents} revised={lastRevised} kept={identity.status === 'live'} />
          </Tacked>
        </div>
      </Section>
      {hasVoices(highlights) && (
        <Section ground="rose" labelledBy="highlights">
          <div className={layout.stack7}>
            <SectionHeading id="highlights" title={highlights.title} />
            <Tacked provenance={highlights.provenance}>
              <QuoteWall quotes={highlights.voices.map(({ quote, outlet, feature }) => ({ quote, by: outlet, detail: feature }))} />
            </Tacked>
          </div>
        </Section>
      )}
      <Section ground="ink" labelledBy="archive">
        <div className={layout.stack7}>
          <SectionHeading id="archive" title={archive.title} lead={archive.lead} />
          <MediaGrid tiles={archive.tiles} action={archive.action} note={archive.note}>
            <SocialIcons />
          </MediaGrid>
        </div>
      </Section>
    </>
  )
}
