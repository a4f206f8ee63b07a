import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { AlsoCounted } from '../../blocks/figures/also-counted.tsx'
import { StatBand } from '../../blocks/stat-band.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { Testimonials } from '../../blocks/testimonials.tsx'
import type { ServiceRecord } from './service-record.ts'

/** What those who were there say. */
export function ServiceVoices({ layout: { testimonials: shape }, testimonials: { label, provenance, voices } }: ServiceRecord) {
  return (
    <div className={layout.stack7}>
      <div data-reveal="">
        <Label level={2} id="testimonials">
          {label}
        </Label>
      </div>
      <Tacked provenance={provenance}>
        <Testimonials testimonials={voices} layout={shape} />
      </Tacked>
    </div>
  )
}

/** What came of it, in figures. */
export function ServiceFigures({ layout: { statistics: shape }, results: { label, provenance, statistics, mark, also } }: ServiceRecord) {
  return (
    <div className={layout.stack7}>
      <Label level={2} id="results">
        {label}
      </Label>
      <Tacked provenance={provenance}>
        <StatBand statistics={statistics} layout={shape} mark={mark} />
        {also && <AlsoCounted figures={also} />}
      </Tacked>
    </div>
  )
}
