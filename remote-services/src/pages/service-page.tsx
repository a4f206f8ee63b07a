import { useReveal } from '@site/kit/runtime'
import { Closing } from '@site/kit/ui/closing'
import { FrameworkCards } from '@site/kit/ui/framework-cards'
import { Icon } from '@site/kit/ui/icon'
import { Label } from '@site/kit/ui/label'
import layout from '@site/kit/ui/layout.module.css'
import { PageHero } from '@site/kit/ui/page-hero'
import { ProcessRail } from '@site/kit/ui/process-rail'
import { ProcessSteps } from '@site/kit/ui/process-steps'
import { plainText } from '@site/kit/ui/rich-text'
import { RowList } from '@site/kit/ui/row-list'
import { Section } from '@site/kit/ui/section'
import { SectionHeading } from '@site/kit/ui/section-heading'
import { type ComponentType, useRef } from 'react'
import { ServiceEvidence } from '../components/service-evidence.tsx'
import { ServicePurpose } from '../components/service-purpose.tsx'
import type { ServiceRecord } from '../content/service-record.ts'

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

function Framework({ rhythm, framework: { title, lead, cards } }: ServiceRecord) {
  return (
    <Section ground={rhythm.grounds.framework} labelledBy="framework">
      <div className={layout.stack7}>
        <SectionHeading id="framework" title={title} lead={lead} />
        <FrameworkCards name={plainText(title)} cards={cards.map(({ icon, ...card }) => ({ ...card, icon: <Icon drawing={icon} /> }))} />
      </div>
    </Section>
  )
}

function Process({ rhythm, process: { title, lead, steps } }: ServiceRecord) {
  return (
    <Section ground={rhythm.grounds.process} labelledBy="process">
      <SectionHeading id="process" title={title} lead={lead} />
      {rhythm.process === 'rail' ? <ProcessRail steps={steps} /> : <ProcessSteps steps={steps} />}
    </Section>
  )
}

function Offer({ rhythm, offer: { label, rows } }: ServiceRecord) {
  return (
    <Section ground={rhythm.grounds.offer} labelledBy="offer">
      <div className={layout.stack6}>
        <Label level={2} id="offer">
          {label}
        </Label>
        <RowList rows={rows} layout={rhythm.offer} />
      </div>
    </Section>
  )
}
