import { useReveal } from '@site/kit/runtime'
import { Icon } from '@site/kit/ui/base/icon'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { plainText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { RowList } from '@site/kit/ui/blocks/row-list'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { type ComponentType, useRef } from 'react'
import { FrameworkCards } from '../../blocks/framework-cards.tsx'
import { ProcessRail } from '../../blocks/process-rail.tsx'
import { ProcessSteps } from '../../blocks/process-steps.tsx'
import { ServiceEvidence } from './service-evidence.tsx'
import { ServicePurpose } from './service-purpose.tsx'
import type { ServiceRecord } from './service-record.ts'
import { ServiceTerms } from './service-terms.tsx'
import { waysOf } from './service-ways.ts'

export type ServicePageProps = {
  record: ServiceRecord
  /** Last part of the page's path; it tells the booking form what the request is about. */
  slug: string
}

/** The template, filled: a page for the contract. */
export function servicePage(props: ServicePageProps): ComponentType {
  return () => <ServicePage {...props} />
}

/** A service in five sections: what it is for, how it works, how it goes, in what forms, what came of it. Then how to ask for it. */
export function ServicePage({ record, slug }: ServicePageProps) {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, closing } = record
  return (
    <div ref={page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <ServicePurpose {...record} />
      <Framework {...record} />
      <Process {...record} />
      <Offer {...record} />
      <ServiceEvidence {...record} />
      <WaysOn ways={waysOf(slug, record)} ground={lastGroundOf(record.layout) === 'paper' ? 'linen' : 'paper'} />
      <Closing
        title={closing.title}
        lead={closing.lead}
        picture={closing.picture.source}
        focus={closing.picture.focus}
        detail={closing.picture.source === hero.picture.source}
        action={{ label: closing.action, href: `/consultation?topic=${slug}#booking` }}
      />
    </div>
  )
}

const lastGroundOf = ({ grounds, evidence }: ServiceRecord['layout']) =>
  evidence === 'voices-first' ? grounds.results : grounds.testimonials

function Framework({ layout: { grounds }, framework: { title, lead, cards } }: ServiceRecord) {
  return (
    <Section ground={grounds.framework} labelledBy="framework">
      <div className={layout.stack7}>
        <SectionHeading id="framework" title={title} lead={lead} />
        <FrameworkCards name={plainText(title)} cards={cards.map(({ icon, ...card }) => ({ ...card, icon: <Icon drawing={icon} /> }))} />
      </div>
    </Section>
  )
}

function Process({ layout: { grounds, process: shape }, process: { title, lead, steps }, duration, fees }: ServiceRecord) {
  return (
    <Section ground={grounds.process} labelledBy="process">
      <SectionHeading id="process" title={title} lead={lead} />
      {shape === 'rail' ? <ProcessRail steps={steps} /> : <ProcessSteps steps={steps} />}
      <ServiceTerms duration={duration} fees={fees} />
    </Section>
  )
}

function Offer({ layout: { grounds, offer: shape }, offer: { label, rows } }: ServiceRecord) {
  return (
    <Section ground={grounds.offer} labelledBy="offer">
      <div className={layout.stack6}>
        <Label level={2} id="offer">
          {label}
        </Label>
        <RowList rows={rows} layout={shape} />
      </div>
    </Section>
  )
}
