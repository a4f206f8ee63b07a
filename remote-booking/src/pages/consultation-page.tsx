import { useReveal } from '@site/kit/runtime'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import picture from '@site/media/pictures/consultancy.webp?picture'
import { useRef } from 'react'
import { BookingSheet } from '../components/booking-sheet.tsx'
import { formatFee } from '../components/format-fee.ts'
import { VisionCards } from '../components/vision-cards.tsx'
import { WayList } from '../components/way-list.tsx'
import { consultation } from '../content/consultation.ts'
import { feeGroups } from '../content/fees.ts'

const [firstHour] = feeGroups[0].fees

export function Page() {
  const scope = useRef<HTMLDivElement>(null)
  useReveal(scope)
  const { hero, services, next, elsewhere } = consultation
  return (
    <div ref={scope}>
      <PageHero
        tone="light"
        picture={picture}
        title={hero.title}
        tagline={hero.tagline}
        facts={[`${firstHour.name}: ${formatFee(firstHour)}`, ...hero.facts]}
      />
      <VisionCards ground="rose" title={services.title} items={services.items} />
      <BookingSheet next={next} />
      <WayList {...elsewhere} />
    </div>
  )
}
