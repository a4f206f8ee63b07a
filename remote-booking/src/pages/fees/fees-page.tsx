import { type Fee, fees } from '@site/identity/fees'
import { useReveal } from '@site/kit/runtime'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import abacus from '@site/media/pictures/fees.webp?picture'
import settled from '@site/media/pictures/fees-settled.webp?picture'
import { useRef } from 'react'
import { FeeNotes } from './fee-notes.tsx'
import { feeGroups, feesContent } from './fees.ts'
import styles from './fees-page.module.css'
import { PriceList } from './price-list.tsx'
import { pricedGroups } from './priced-groups.ts'

export function Page() {
  return <FeesPage fees={fees} />
}

export function FeesPage({ fees }: { fees: readonly Fee[] }) {
  const scope = useRef<HTMLDivElement>(null)
  useReveal(scope)
  const { hero, statement, indexTitle, estimate, notes, ways, closing } = feesContent
  return (
    <div ref={scope} className={styles.page}>
      <PageHero tone="dark" focus="right" whole picture={abacus} title={hero.title} tagline={hero.tagline} />
      <PriceList statement={statement} indexTitle={indexTitle} groups={pricedGroups(feeGroups, fees)} copy={estimate} />
      <FeeNotes ground="rose" title={notes.title} items={notes.items} />
      <WaysOn ways={ways} />
      <Closing
        title={closing.title}
        lead={closing.lead}
        action={{ label: closing.action, href: '/consultation' }}
        picture={settled}
        focus="right"
        whole
      />
    </div>
  )
}
