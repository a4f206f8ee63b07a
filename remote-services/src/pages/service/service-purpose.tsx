import { identity } from '@site/identity'
import { Band } from '../../blocks/band.tsx'
import { Mission } from '../../blocks/mission.tsx'
import { PullQuote } from '../../blocks/pull-quote.tsx'
import type { ServiceRecord } from './service-record.ts'

const sideOf = (shape: string | undefined): 'left' | 'right' => (shape === 'picture-left' ? 'left' : 'right')

const aloneAs = (shape: string | undefined): 'whole' | 'steps' | undefined => (shape === 'whole' || shape === 'steps' ? shape : undefined)

/** What the service is for, and, where the record has one, a sentence of the consultant's own about it. */
export function ServicePurpose({ layout, mission, philosophy }: ServiceRecord) {
  return (
    <section aria-labelledby={philosophy ? 'mission philosophy' : 'mission'}>
      <Band ground={layout.grounds.mission}>
        <Mission id="mission" {...mission} side={sideOf(layout.mission)} />
      </Band>
      {philosophy && layout.grounds.philosophy && (
        <Band ground={layout.grounds.philosophy}>
          <PullQuote
            id="philosophy"
            label={philosophy.label}
            quote={philosophy.quote}
            by={`${identity.name}, ${philosophy.occasion}`}
            {...(philosophy.aside && { aside: philosophy.aside })}
            {...(philosophy.picture && { picture: philosophy.picture, alt: philosophy.picture.alt ?? '' })}
            focus={philosophy.focus}
            side={sideOf(layout.philosophy)}
            alone={aloneAs(layout.philosophy)}
          />
        </Band>
      )}
    </section>
  )
}
