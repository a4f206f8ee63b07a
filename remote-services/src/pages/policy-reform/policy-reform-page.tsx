import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import over from '../../blocks/first-gestures/over-picture.module.css'
import gesture from '../../blocks/first-gestures/spun-column.module.css'
import { FirstScreen } from '../../blocks/first-screen/first-screen.tsx'
import places from '../../blocks/heading-places.module.css'
import voices from '../../blocks/heading-voices.module.css'
import { Mission } from '../../blocks/mission.tsx'
import { Offers } from '../../blocks/offers.tsx'
import { Outcomes } from '../../blocks/outcomes.tsx'
import { RowList } from '../../blocks/row-list.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import stair from './chair-stair.module.css'
import { ChairStair } from './chair-stair.tsx'
import crossed from './crossed-methods.module.css'
import { CutToMeasure } from './cut-to-measure.tsx'
import lawPages from './law-pages.module.css'
import { record } from './policy-reform.ts'
import { policyReformSchema } from './policy-reform-record.ts'
import { ReformHighlights } from './reform-highlights.tsx'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) parseRecord(policyReformSchema, record, 'remote-services/src/pages/policy-reform/policy-reform.ts')

/** Reform of rules and institutions: what is offered, how a rule is changed, and where that has been done. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, intro, services, process, methodologies, adaptation, closing } = record
  return (
    <div ref={page} className={`${over.over} ${gesture.column}`}>
      <FirstScreen hero={hero} form="leaf-spun" />
      <Section ground="paper" labelledBy="intro">
        <Mission id="intro" {...intro} alone="spread" />
      </Section>
      <Offers {...services} ground="linen" look={lawPages} />
      <Section ground="indigo" labelledBy="process">
        <div className={`${places.stacked} ${stair.room}`}>
          <SectionHeading id="process" title={process.title} lead={process.lead} />
          <ChairStair steps={process.steps} />
        </div>
      </Section>
      <Reach />
      <Section ground="paper" labelledBy="methodologies">
        <div className={`${layout.stack7} ${places.hung}`}>
          <SectionHeading id="methodologies" title={methodologies.title} lead={methodologies.lead} />
          <RowList rows={methodologies.rows} className={crossed.methods} />
        </div>
      </Section>
      <Section ground="rose" labelledBy="adaptation">
        <CutToMeasure rows={adaptation.rows} className={places.stacked}>
          <SectionHeading id="adaptation" title={adaptation.title} lead={adaptation.lead} />
        </CutToMeasure>
      </Section>
      <WaysOn ways={record.ways} ground="linen" />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
    </div>
  )
}

/** The figures, and some of the countries behind them. */
function Reach() {
  const { metrics, highlights } = record
  return (
    <Section ground="ink" labelledBy="metrics" className={voices.margined}>
      <div className={layout.stack7}>
        <SectionHeading id="metrics" title={metrics.title} lead={metrics.lead} />
        <Tacked provenance={metrics.provenance}>
          <div className={layout.stack7}>
            <Outcomes outcomes={metrics.meters} />
            <ReformHighlights id="highlights" {...highlights} />
          </div>
        </Tacked>
      </div>
    </Section>
  )
}
