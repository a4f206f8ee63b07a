import { identity } from '@site/identity'
import type { Area } from '@site/kit/contract'
import { useReveal } from '@site/kit/runtime'
import { Closing } from '@site/kit/ui/closing'
import { FrameworkCards } from '@site/kit/ui/framework-cards'
import { Icon } from '@site/kit/ui/icon'
import { Label } from '@site/kit/ui/label'
import layout from '@site/kit/ui/layout.module.css'
import { Mission } from '@site/kit/ui/mission'
import { PageHero } from '@site/kit/ui/page-hero'
import { ProcessSteps } from '@site/kit/ui/process-steps'
import { PullQuote } from '@site/kit/ui/pull-quote'
import { plainText } from '@site/kit/ui/rich-text'
import { RowList } from '@site/kit/ui/row-list'
import { type Ground, Section } from '@site/kit/ui/section'
import { SectionHeading } from '@site/kit/ui/section-heading'
import { StatBand } from '@site/kit/ui/stat-band'
import { Testimonials } from '@site/kit/ui/testimonials'
import { type ComponentType, useRef } from 'react'
import type { ServiceRecord } from '../content/service-record.ts'

/** The ground of the consultant's quotation: the deep colour of the page's area of work. */
const areaGround = {
  rights: 'ember',
  speaking: 'ember',
  education: 'lagoon',
  healing: 'lagoon',
  policy: 'indigo',
  research: 'indigo',
  community: 'indigo',
} as const satisfies Record<Area, Ground>

export type ServicePageProps = {
  record: ServiceRecord
  /** Last part of the page's path; it tells the booking form what the request is about. */
  slug: string
  area: Area
}

/** The template, filled: a page for the contract. */
export function servicePage(props: ServicePageProps): ComponentType {
  return () => <ServicePage {...props} />
}

/** A service: what it is for, how it works, in what forms, what came of it, and how to ask for it. */
export function ServicePage({ record, slug, area }: ServicePageProps) {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, mission, closing } = record
  return (
    <div ref={page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="mission">
        <Mission id="mission" {...mission} />
      </Section>
      <Philosophy {...record.philosophy} ground={areaGround[area]} />
      <Framework {...record.framework} />
      <Section ground="paper" labelledBy="process">
        <SectionHeading id="process" title={record.process.title} lead={record.process.lead} />
        <ProcessSteps steps={record.process.steps} />
      </Section>
      <Evidence {...record} />
      <Closing
        title={closing.title}
        lead={closing.lead}
        picture={closing.picture.source}
        focus={closing.picture.focus}
        action={{ label: closing.action, href: `/consultation?topic=${slug}#booking` }}
      />
    </div>
  )
}

function Philosophy({ label, quote, occasion, aside, picture, ground }: ServiceRecord['philosophy'] & { ground: Ground }) {
  return (
    <Section ground={ground} labelledBy="philosophy">
      <PullQuote
        id="philosophy"
        label={label}
        quote={quote}
        by={`${identity.name}, ${occasion}`}
        aside={aside}
        picture={picture}
        alt={picture.alt ?? ''}
      />
    </Section>
  )
}

function Framework({ title, lead, cards }: ServiceRecord['framework']) {
  return (
    <Section ground="ink" labelledBy="framework">
      <div className={layout.stack7}>
        <SectionHeading id="framework" title={title} lead={lead} />
        <FrameworkCards name={plainText(title)} cards={cards.map(({ icon, ...card }) => ({ ...card, icon: <Icon drawing={icon} /> }))} />
      </div>
    </Section>
  )
}

/** In what forms it is offered, what those who were there say, and the figures. */
function Evidence({ offer, testimonials, results }: ServiceRecord) {
  return (
    <>
      <Section ground="linen" labelledBy="offer">
        <div className={layout.stack6}>
          <Label level={2} id="offer">
            {offer.label}
          </Label>
          <RowList rows={offer.rows} />
        </div>
      </Section>
      <Section ground="rose" labelledBy="testimonials">
        <div className={layout.stack7}>
          <Label level={2} id="testimonials">
            {testimonials.label}
          </Label>
          <Testimonials testimonials={testimonials.voices} />
        </div>
      </Section>
      <Section ground="ink" labelledBy="results">
        <div className={layout.stack7}>
          <Label level={2} id="results">
            {results.label}
          </Label>
          <StatBand statistics={results.statistics} />
        </div>
      </Section>
    </>
  )
}
