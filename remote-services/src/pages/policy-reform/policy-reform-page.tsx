import { parseRecord } from '@site/kit/records'
import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { FirstScreen } from '../../blocks/first-screen/first-screen.tsx'
import { Mission } from '../../blocks/mission.tsx'
import { Offers } from '../../blocks/offers.tsx'
import { Outcomes } from '../../blocks/outcomes.tsx'
import { ProcessSteps } from '../../blocks/process-steps.tsx'
import { RowList } from '../../blocks/row-list.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
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
  const { hero, intro, services, process, closing } = record
  return (
    <div ref={page}>
      <FirstScreen hero={hero} form="leaf-left" />
      <Section ground="paper" labelledBy="intro">
        <Mission id="intro" {...intro} alone="spread" />
      </Section>
      <Offers {...services} ground="linen" look={lawPages} />
      <Section ground="indigo" labelledBy="process">
        <SectionHeading id="process" title={process.title} lead={process.lead} />
        <ProcessSteps steps={process.steps} back={4} />
      </Section>
      <Reach />
      <Rows of="methodologies" ground="paper" />
      <Rows of="adaptation" ground="rose" />
      <WaysOn ways={record.ways} ground="linen" />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
    </div>
  )
}

/** The figures, and some of the countries behind them. */
function Reach() {
  const { metrics, highlights } = record
  return (
    <Section ground="ink" labelledBy="metrics">
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

function Rows({ of, ground }: { of: 'methodologies' | 'adaptation'; ground: Ground }) {
  const { title, lead, rows } = record[of]
  return (
    <Section ground={ground} labelledBy={of}>
      <div className={layout.stack7}>
        <SectionHeading id={of} title={title} lead={lead} />
        {of === 'adaptation' ? <CutToMeasure rows={rows} /> : <RowList rows={rows} className={crossed.methods} />}
      </div>
    </Section>
  )
}
