import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { Band } from '../../blocks/band.tsx'
import { AlsoCounted } from '../../blocks/figures/also-counted.tsx'
import { hasVoices } from '../../blocks/has-voices.ts'
import { StatBand } from '../../blocks/stat-band.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import { Testimonials } from '../../blocks/testimonials.tsx'
import styles from './service-page.module.css'
import type { ServiceRecord } from './service-record.ts'

/** What those who were there say, and the figures; either may come first. */
export function ServiceEvidence({ layout: { grounds, ...shapes }, testimonials, results }: ServiceRecord) {
  const voices = hasVoices(testimonials) && (
    <Band key="voices" ground={grounds.testimonials}>
      <div className={layout.stack7}>
        <Label level={2} id="testimonials">
          {testimonials.label}
        </Label>
        <Tacked provenance={testimonials.provenance}>
          <Testimonials testimonials={testimonials.voices} layout={shapes.testimonials} />
        </Tacked>
      </div>
    </Band>
  )
  const figures = (
    <Band key="figures" ground={grounds.results}>
      <div className={layout.stack7}>
        <Label level={2} id="results">
          {results.label}
        </Label>
        <Tacked provenance={results.provenance}>
          <StatBand statistics={results.statistics} layout={shapes.statistics} />
          {results.also && <AlsoCounted figures={results.also} />}
        </Tacked>
      </div>
    </Band>
  )
  return (
    <section className={styles.long} aria-labelledby={voices ? 'testimonials results' : 'results'}>
      {shapes.evidence === 'voices-first' ? [voices, figures] : [figures, voices]}
    </section>
  )
}
