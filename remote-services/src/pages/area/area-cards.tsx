import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { CardGrid } from '../../blocks/card-grid.tsx'
import type { AreaCards as AreaCardsRecord } from './area-record.ts'

/** What is offered in one area of work, as cards on paper: four in a row where that fills every row, else three. */
export function AreaCards({ title, lead, cards }: AreaCardsRecord) {
  return (
    <Section ground="paper" labelledBy="offers">
      <div className={layout.stack7}>
        <SectionHeading id="offers" title={title} lead={lead} />
        <CardGrid cards={cards} columns={cards.length % 4 === 0 ? 4 : 3} />
      </div>
    </Section>
  )
}
