import { identity } from '@site/identity'
import { useReveal } from '@site/kit/runtime'
import { Icon } from '@site/kit/ui/base/icon'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { plainText } from '@site/kit/ui/base/rich-text'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { type ComponentType, type ReactNode, Suspense, useRef } from 'react'
import above from '../../blocks/closings/above.module.css'
import leaf from '../../blocks/closings/leaf.module.css'
import opening from '../../blocks/closings/opening.module.css'
import { FirstScreen } from '../../blocks/first-screen/first-screen.tsx'
import { FrameworkCards } from '../../blocks/framework-cards.tsx'
import { hasVoices } from '../../blocks/has-voices.ts'
import { LaidRows } from '../../blocks/laid-rows.tsx'
import { ProcessRail } from '../../blocks/steps/process-rail.tsx'
import { ProcessSides } from '../../blocks/steps/process-sides.tsx'
import { ProcessSteps } from '../../blocks/steps/process-steps.tsx'
import { Band } from './band.tsx'
import { BesideDetail } from './beside-detail.tsx'
import { ModelSlot, type ModelSource } from './models/model-slot.tsx'
import { NextHem, type NextHemProps } from './next-hem.tsx'
import beside from './service-closing.module.css'
import { ServiceFigures, ServiceVoices } from './service-evidence.tsx'
import styles from './service-page.module.css'
import { ServiceMission, ServicePhilosophy } from './service-purpose.tsx'
import type { ServiceBand, ServiceRecord } from './service-record.ts'
import { ServiceTerms } from './service-terms.tsx'

/** Where the picture of the closing stands. */
const closings: Readonly<Record<string, string>> = { ...beside, ...leaf, ...above }

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
  return (
    <div ref={page}>
      {record.quickExit && <LeavePage href={identity.neutralPage} />}
      <FirstScreen hero={hero} form={record.layout.hero} />
      <ServiceSections record={record} model={model && <ModelSlot source={model} />} />
      <div className={`${opening.opens} ${closings[record.layout.closing ?? (closing.whole ? 'whole' : '')] ?? ''}`}>
        <Closing
          {...closing}
          picture={closing.picture.source}
          focus={closing.picture.focus}
          action={{ label: closing.action, href: `/consultation?topic=${slug}#booking` }}
        />
      </div>
      {next && <NextHem service={next} />}
    </div>
  )
}

/** Each section hydrates by itself, and is named by the headings of its bands. */
function ServiceSections({ record, model }: { record: ServiceRecord; model: ReactNode }) {
  const { order, grounds } = record.layout
  const modelAt = (place: ServiceRecord['model']) => !grounds.model && record.model === place && model
  const bands: Record<ServiceBand, ReactNode> = {
    mission: <ServiceMission {...record} />,
    philosophy: <ServicePhilosophy {...record} />,
    framework: <Framework {...record} model={modelAt(undefined)} />,
    model,
    process: <Process {...record} model={modelAt('below-steps')} />,
    offer: (
      <BesideDetail record={record} band="offer">
        <Offer {...record} />
      </BesideDetail>
    ),
    testimonials: hasVoices(record.testimonials) && (
      <BesideDetail record={record} band="testimonials">
        <ServiceVoices {...record} />
      </BesideDetail>
    ),
    results: <ServiceFigures {...record} />,
  }
  const sections = order.map(names => names.filter(name => bands[name])).filter(({ length }) => length)
  return sections.map(names => (
    <section key={names.join()} className={lengthOf(names)} aria-labelledby={names.filter(name => name !== 'model').join(' ')}>
      <Suspense>
        {names.map(name => (
          <Band key={name} ground={grounds[name] ?? 'paper'} deferred={name === 'model'}>
            {bands[name]}
          </Band>
        ))}
      </Suspense>
    </section>
  ))
}

/** Two bands are long, the offer alone is short. */
const lengthOf = (names: readonly ServiceBand[]) => (names.length > 1 ? styles.long : names[0] === 'offer' ? styles.short : undefined)

type WithModel = Omit<ServiceRecord, 'model'> & { model: ReactNode }

function Framework({ layout: { framework: panel }, framework: { title, lead, cards }, model }: WithModel) {
  const drawn = cards.map(({ icon, ...card }) => ({ ...card, icon: <Icon drawing={icon} /> }))
  return (
    <div className={layout.stack7}>
      <SectionHeading id="framework" title={title} lead={lead} />
      <FrameworkCards name={plainText(title)} cards={drawn} panel={panel} />
      {model}
    </div>
  )
}

function Process({ layout: { process: shape }, process: { title, lead, steps }, duration, fees, ways, model }: WithModel) {
  return (
    <>
      <SectionHeading id="process" title={title} lead={lead} />
      {shape === 'sides' ? (
        <ProcessSides steps={steps} />
      ) : shape === 'rail' || shape === 'walk' ? (
        <ProcessRail steps={steps} walk={shape === 'walk'} />
      ) : (
        <ProcessSteps steps={steps} inLine={shape === 'line'} />
      )}
      {model}
      <ServiceTerms duration={duration} fees={fees} ways={ways} />
    </>
  )
}

function Offer({ layout: { offer: shape }, offer: { label, rows } }: ServiceRecord) {
  return (
    <div className={layout.stack6}>
      <div data-reveal="">
        <Label level={2} id="offer">
          {label}
        </Label>
      </div>
      <LaidRows rows={rows} layout={shape} />
    </div>
  )
}
