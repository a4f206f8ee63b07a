import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Feature } from '@site/kit/ui/blocks/feature'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { SewnSentence } from '@site/kit/ui/blocks/sewn-sentence'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { type ReactNode, useRef } from 'react'
import { record } from './discover.ts'
import styles from './discover-page.module.css'
import { type DiscoverRecord, discoverSchema } from './discover-record.ts'
import { lateDetails } from './late-details.ts'
import { servicesOf } from './listed-services.ts'
import { ServiceCards } from './service-cards.tsx'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) parseRecord(discoverSchema, record, 'remote-services/src/pages/discover/discover.ts')

const groups = record.services.groups.map(({ areas, ...group }) => ({ ...group, services: servicesOf(areas) }))

/** All that is offered: how the work is done, the services, and whom they are for. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page, { start: 85 })
  const { hero, intro, purpose, services, audiences } = record
  return (
    <div ref={page} className={styles.page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Features id="manner" ground="paper" features={intro}>
        <p className={styles.purpose}>
          <SewnSentence statement={purpose} />
        </p>
      </Features>
      <Section ground="linen" id="services" className={styles.services} labelledBy="services-title">
        <SectionHeading id="services-title" title={services.title} lead={services.lead} />
        <ServiceCards groups={groups} details={lateDetails} />
      </Section>
      <Features id="inside" ground="ink" features={audiences} className={styles.audiences} />
      <WaysOn ways={record.ways} />
    </div>
  )
}

type FeaturesProps = { id: string; ground: Ground; features: DiscoverRecord['intro']; className?: string | undefined; children?: ReactNode }

/** Two pictures and what is said of them; the first heading names the section. */
function Features({ id, ground, features, className = '', children }: FeaturesProps) {
  return (
    <Section ground={ground} labelledBy={id}>
      <div className={`${layout.stack7} ${styles.features} ${className}`}>
        {features.map((feature, index) => (
          <Feature key={feature.title} {...(index === 0 && { id })} flip={index % 2 === 1} {...feature} />
        ))}
        {children}
      </div>
    </Section>
  )
}
