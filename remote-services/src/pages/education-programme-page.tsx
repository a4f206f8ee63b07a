import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import { CardGrid } from '@site/kit/ui/card-grid'
import { Closing } from '@site/kit/ui/closing'
import { Feature } from '@site/kit/ui/feature'
import { Label } from '@site/kit/ui/label'
import layout from '@site/kit/ui/layout.module.css'
import { Mission } from '@site/kit/ui/mission'
import { Outcomes } from '@site/kit/ui/outcomes'
import { PageHero } from '@site/kit/ui/page-hero'
import { ProcessSteps } from '@site/kit/ui/process-steps'
import { RowList } from '@site/kit/ui/row-list'
import { Section } from '@site/kit/ui/section'
import { SectionHeading } from '@site/kit/ui/section-heading'
import { useRef } from 'react'
import { record } from '../content/education-programme.ts'
import { educationProgrammeSchema } from '../content/education-programme-record.ts'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) parseRecord(educationProgrammeSchema, record, 'remote-services/src/content/education-programme.ts')

/** Education for people in custody and in camps: what is taught, how, and what comes of it. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, mission, programmes, approach, lesson, closing } = record
  return (
    <div ref={page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="mission">
        <Mission id="mission" {...mission} />
      </Section>
      <Section ground="linen" labelledBy="programmes">
        <div className={layout.stack7}>
          <SectionHeading id="programmes" title={programmes.title} lead={programmes.lead} />
          <CardGrid cards={programmes.cards} />
        </div>
      </Section>
      <Section ground="lagoon" labelledBy="approach">
        <SectionHeading id="approach" title={approach.title} lead={approach.lead} />
        <ProcessSteps steps={approach.steps} />
      </Section>
      <Section ground="rose" labelledBy="lesson">
        <Feature id="lesson" flip {...lesson} />
      </Section>
      <Results />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
    </div>
  )
}

/** The figures, and what they rest on. */
function Results() {
  const { outcomes, pillars } = record
  return (
    <Section ground="ink" labelledBy="outcomes">
      <div className={layout.stack7}>
        <SectionHeading id="outcomes" title={outcomes.title} lead={outcomes.lead} />
        <Outcomes outcomes={outcomes.meters} />
        <Label level={2}>{pillars.label}</Label>
        <RowList rows={pillars.rows} />
      </div>
    </Section>
  )
}
