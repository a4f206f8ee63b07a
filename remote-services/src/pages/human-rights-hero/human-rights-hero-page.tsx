import { identity } from '@site/identity'
import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import { Icon } from '@site/kit/ui/base/icon'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { plainText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import ember from '../../blocks/closings/ember.module.css'
import leaf from '../../blocks/closings/leaf.module.css'
import { FrameworkCards } from '../../blocks/framework-cards.tsx'
import { hasVoices } from '../../blocks/has-voices.ts'
import { Tacked } from '../../blocks/tacked.tsx'
import { Testimonials } from '../../blocks/testimonials.tsx'
import { CarePatches } from './care-patches.tsx'
import { record } from './human-rights-hero.ts'
import styles from './human-rights-hero-page.module.css'
import { humanRightsHeroSchema } from './human-rights-hero-record.ts'
import { InitiativeList } from './initiative-list.tsx'
import { ResourcePair } from './resource-pair.tsx'
import { StandingPillars } from './standing-pillars.tsx'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) parseRecord(humanRightsHeroSchema, record, 'remote-services/src/pages/human-rights-hero/human-rights-hero.ts')

/** Human rights as investigation: what it stands on, what is in hand, what others can learn of it, and who is cared for. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, pillars, initiatives, closing } = record
  return (
    <div ref={page} className={styles.page}>
      <LeavePage href={identity.neutralPage} />
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} whole />
      <Section ground="paper" labelledBy="pillars">
        <div className={layout.stack7}>
          <SectionHeading id="pillars" halves title={pillars.title} lead={pillars.lead} />
          <StandingPillars {...pillars} />
        </div>
      </Section>
      <Section ground="ink" labelledBy="initiatives">
        <div className={layout.stack7}>
          <SectionHeading id="initiatives" title={initiatives.title} lead={initiatives.lead} />
          <InitiativeList initiatives={initiatives.items} />
        </div>
      </Section>
      {hasVoices(record.voices) && <Voices />}
      <Framework />
      <Care />
      <WaysOn ways={record.ways} />
      <div className={`${leaf['leaf-right']} ${ember.ember} ${styles.close}`}>
        <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
      </div>
    </div>
  )
}

function Voices() {
  const { label, quotes } = record.voices
  return (
    <Section ground="rose" labelledBy="voices">
      <div className={layout.stack7}>
        <div data-reveal="">
          <Label level={2} id="voices">
            {label}
          </Label>
        </div>
        <Tacked provenance={record.voices.provenance}>
          <Testimonials
            layout="large-right"
            testimonials={quotes.map(({ quote, initiative, location }) => ({ quote, author: initiative, place: location }))}
          />
        </Tacked>
      </div>
    </Section>
  )
}

function Framework() {
  const { title, lead, cards } = record.framework
  return (
    <Section ground="indigo" labelledBy="framework">
      <div className={layout.stack7}>
        <SectionHeading id="framework" title={title} lead={lead} />
        <FrameworkCards name={plainText(title)} cards={cards.map(({ icon, ...card }) => ({ ...card, icon: <Icon drawing={icon} /> }))} />
      </div>
    </Section>
  )
}

/** How witnesses and listeners are looked after, and the two ways on from there. */
function Care() {
  const { modalities, resources } = record
  return (
    <Section ground="linen" labelledBy="modalities">
      <div className={layout.stack7}>
        <SectionHeading id="modalities" title={modalities.title} lead={modalities.lead} />
        <CarePatches rows={modalities.rows} />
        <ResourcePair {...resources} />
      </div>
    </Section>
  )
}
