import { identity } from '@site/identity'
import { Mission } from '../../blocks/mission.tsx'
import { PullQuote } from '../../blocks/pull-quote.tsx'
import type { ServiceRecord } from './service-record.ts'

const sideOf = (shape: string | undefined): 'left' | 'right' => (shape === 'picture-left' ? 'left' : 'right')

const aloneAs = (shape: string | undefined): 'whole' | 'steps' | undefined => (shape === 'whole' || shape === 'steps' ? shape : undefined)

/** What the service is for. */
export function ServiceMission({ layout, mission }: ServiceRecord) {
  const { mission: shape } = layout
  const alone = shape === 'spread' || shape === 'margin' ? shape : 'indented'
  return <Mission id="mission" {...mission} side={sideOf(shape)} alone={alone} />
}

/** A sentence of the consultant's own, where the record has one. */
export function ServicePhilosophy({ layout, philosophy }: ServiceRecord) {
  if (!philosophy) return null
  const { label, quote, occasion, aside, picture, focus } = philosophy
  return (
    <PullQuote
      id="philosophy"
      label={label}
      quote={quote}
      by={`${identity.name}, ${occasion}`}
      {...(aside && { aside })}
      {...(picture && { picture, alt: picture.alt ?? '' })}
      focus={focus}
      side={sideOf(layout.philosophy)}
      alone={aloneAs(layout.philosophy)}
    />
  )
}
