import { identity } from '@site/identity'
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
import { type ComponentType, Fragment, type ReactNode, useRef } from 'react'
import { FrameworkCards } from '../../blocks/framework-cards.tsx'
import { LaidRows } from '../../blocks/laid-rows.tsx'
import { ProcessRail } from '../../blocks/process-rail.tsx'
import { ProcessSteps } from '../../blocks/process-steps.tsx'
import { ModelSlot, type ModelSource } from './models/model-slot.tsx'
import { NextHem, type NextHemProps } from './next-hem.tsx'
import { ServiceEvidence } from './service-evidence.tsx'
import styles from './service-page.module.css'
import { ServicePurpose } from './service-purpose.tsx'
import type { ServicePart, ServiceRecord } from './service-record.ts'
import { ServiceTerms } from './service-terms.tsx'

export type ServicePageProps = {
  record: ServiceRecord
  /** Last part of the page's path; it tells the booking form what the request is about. */
  slug: string
  /** What explains the service by being worked. */
  model?: ModelSource
  /** The service that hangs at the page's foot. */
  next?: NextHemProps['service']
}

/** The template, filled: a page for the contract. */
export function servicePage(props: ServicePageProps): ComponentType {
  return () => <ServicePage {...props} />
}

/** A service in five sections, in the order of its record: what it is for, how it works, how it goes, in what forms, what came of it. Then how to ask for it. */
export function ServicePage({ record, slug, model, next }: ServicePageProps) {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, closing } = record
  const modelAt = (place: ModelPlace) => model && (record.model ?? 'below-cards') === place && <ModelSlot source={model} />
  const parts: Record<ServicePart, ReactNode> = {
    purpose: <ServicePurpose {...record} />,
    framework: <Framework {...record} modelAt={modelAt} />,
    process: <Process {...record} modelAt={modelAt} />,
    offer: <Offer {...record} />,
    evidence: <ServiceEvidence {...record} />,
  }
  return (
    <div ref={page}>
      {record.quickExit && <LeavePage href={identity.neutralPage} />}
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      {record.layout.order.map(part => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <Closing
        {...closing}
        picture={closing.picture.source}
        focus={closing.picture.focus}
        action={{ label: closing.action, href: `/consultation?topic=${slug}#booking` }}
      />
      {next && <NextHem service={next} />}
    </div>
  )
}

type ModelPlace = NonNullable<ServiceRecord['model']> | 'below-cards'
type WithModel = Omit<ServiceRecord, 'model'> & { modelAt: (place: ModelPlace) => ReactNode }

function Framework({ layout: { grounds, framework: panel }, framework: { title, lead, cards }, modelAt }: WithModel) {
  const drawn = cards.map(({ icon, ...card }) => ({ ...card, icon: <Icon drawing={icon} /> }))
  return (
    <Section ground={grounds.framework} labelledBy="framework" className={modelAt('below-cards') ? styles.long : undefined}>
      <div className={layout.stack7}>
        <SectionHeading id="framework" title={title} lead={lead} />
        <FrameworkCards name={plainText(title)} cards={drawn} panel={panel} />
        {modelAt('below-cards')}
      </div>
    </Section>
  )
}

function Process({ layout: { grounds, process: shape }, process: { title, lead, steps }, duration, fees, ways, modelAt }: WithModel) {
  return (
    <Section ground={grounds.process} labelledBy="process" className={modelAt('below-steps') ? styles.long : undefined}>
      <SectionHeading id="process" title={title} lead={lead} />
      {shape === 'rail' ? <ProcessRail steps={steps} /> : <ProcessSteps steps={steps} />}
      {modelAt('below-steps')}
      <ServiceTerms duration={duration} fees={fees} ways={ways} />
    </Section>
  )
}

function Offer({ layout: { grounds, offer: shape }, offer: { label, rows } }: ServiceRecord) {
  return (
    <Section ground={grounds.offer} labelledBy="offer" className={styles.short}>
      <div className={layout.stack6}>
        <Label level={2} id="offer">
          {label}
        </Label>
        <LaidRows rows={rows} layout={shape} />
      </div>
    </Section>
  )
}
