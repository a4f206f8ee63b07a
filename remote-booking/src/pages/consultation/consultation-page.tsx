import { identity } from '@site/identity'
import { fees } from '@site/identity/fees'
import { feeOf, formatFee } from '@site/identity/format-fee'
import { useReveal } from '@site/kit/runtime'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import picture from '@site/media/pictures/consultation.webp?picture'
import { useRef } from 'react'
import { BookingSheet } from './booking-sheet.tsx'
import { consultation } from './consultation.ts'
import { MatterList } from './matter-list.tsx'
import { WayList } from './way-list.tsx'

const firstHour = feeOf('initial-consultation-1-hr', fees)

export function Page() {
  const scope = useRef<HTMLDivElement>(null)
  useReveal(scope)
  const { hero, services, next, elsewhere } = consultation
  return (
    <div ref={scope}>
      <LeavePage href={identity.neutralPage} />
      <PageHero
        tone="light"
        picture={picture}
        tall
        title={hero.title}
        tagline={hero.tagline}
        facts={[`${firstHour.name}: ${formatFee(firstHour)}`, ...hero.facts]}
      />
      <MatterList {...services} />
      <BookingSheet next={next} />
      <WayList {...elsewhere} />
    </div>
  )
}
