import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { Feature } from '@site/kit/ui/blocks/feature'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import places from '../../blocks/heading-places.module.css'
import { Mission } from '../../blocks/mission.tsx'
import { Offers } from '../../blocks/offers.tsx'
import { Outcomes } from '../../blocks/outcomes.tsx'
import { RowList } from '../../blocks/row-list.tsx'
import { ProcessRail } from '../../blocks/steps/process-rail.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { record } from './education-programme.ts'
import styles from './education-programme-page.module.css'
import { educationProgrammeSchema } from './education-programme-record.ts'
import ways from './gathered-ways.module.css'
import { RegisterSheet } from './register-sheet.tsx'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR)
  parseRecord(educationProgrammeSchema, record, 'remote-services/src/pages/education-programme/education-programme.ts')

/** Education for people in custody and in camps: what is taught, how, and what comes of it. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, mission, programmes, approach, lesson, closing } = record
  return (
    <div ref={page} className={styles.page}>
      <PageHero {...hero} picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="mission">
        <Mission id="mission" {...mission} alone="margin" />
      </Section>
      <Section ground="rose" labelledBy="lesson">
        <Feature id="lesson" flip {...lesson} />
      </Section>
      <Offers {...programmes} ground="linen" look={ways} head="hung" whole>
        <RegisterSheet {...record.register} />
      </Offers>
      <Section ground="lagoon" labelledBy="approach">
        <div className={`${places.beside} ${styles.approach}`}>
          <SectionHeading id="approach" title={approach.title} lead={approach.lead} />
          <ProcessRail steps={approach.steps} />
        </div>
      </Section>
      <Results />
      <WaysOn ways={record.ways} />
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
        <Tacked provenance={outcomes.provenance}>
          <Outcomes outcomes={outcomes.meters} />
        </Tacked>
        <div data-reveal="">
          <Label level={2}>{pillars.label}</Label>
        </div>
        <RowList rows={pillars.rows} className={styles.pillars} />
      </div>
    </Section>
  )
}
