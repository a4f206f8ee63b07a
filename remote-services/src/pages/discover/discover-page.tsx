import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Feature } from '@site/kit/ui/blocks/feature'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { useRef } from 'react'
import { record } from './discover.ts'
import { discoverSchema, serviceDetailsSchema } from './discover-record.ts'
import { ServiceCards } from './service-cards.tsx'
import { serviceDetails } from './service-details.ts'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) {
  parseRecord(discoverSchema, record, 'remote-services/src/pages/discover/discover.ts')
  parseRecord(serviceDetailsSchema, serviceDetails, 'remote-services/src/pages/discover/service-details.ts')
}

/** All that is offered: how the work is done, the twelve services, and whom they are for. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page, { start: 85 })
  const { hero, intro, services, audiences } = record
  const [manner, promise] = intro
  const [inside, deciding] = audiences
  return (
    <div ref={page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="manner">
        <div className={layout.stack7}>
          <Feature id="manner" {...manner} />
          <Feature flip {...promise} />
        </div>
      </Section>
      <Section ground="linen" id="services" labelledBy="services-title">
        <div className={layout.stack7}>
          <SectionHeading id="services-title" title={services.title} lead={services.lead} />
          <ServiceCards cards={services.cards} details={serviceDetails} />
        </div>
      </Section>
      <Section ground="ink" labelledBy="inside">
        <div className={layout.stack7}>
          <Feature id="inside" {...inside} />
          <Feature flip {...deciding} />
        </div>
      </Section>
    </div>
  )
}
