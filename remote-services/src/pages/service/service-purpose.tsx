import { identity } from '@site/identity'
import { Band } from '@site/kit/ui/base/section'
import { Mission } from '@site/kit/ui/blocks/mission'
import { PullQuote } from '../../blocks/pull-quote.tsx'
import type { ServiceRecord } from './service-record.ts'

const sideOf = (layout: string | undefined): 'left' | 'right' => (layout === 'picture-left' ? 'left' : 'right')

/** What the service is for, and, where the consultant has put it in a sentence, how she thinks of it. */
export function ServicePurpose({ rhythm, mission, philosophy }: ServiceRecord) {
  return (
    <section aria-labelledby={philosophy ? 'mission philosophy' : 'mission'}>
      <Band ground={rhythm.grounds.mission}>
        <Mission id="mission" {...mission} side={sideOf(rhythm.mission)} />
      </Band>
      {philosophy && rhythm.grounds.philosophy && (
        <Band ground={rhythm.grounds.philosophy}>
          <PullQuote
            id="philosophy"
            label={philosophy.label}
            quote={philosophy.quote}
            by={`${identity.name}, ${philosophy.occasion}`}
            aside={philosophy.aside}
            picture={philosophy.picture}
            alt={philosophy.picture.alt ?? ''}
            focus={philosophy.focus}
            side={sideOf(rhythm.philosophy)}
          />
        </Band>
      )}
    </section>
  )
}
