import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { Feature } from '@site/kit/ui/blocks/feature'
import { Mission } from '@site/kit/ui/blocks/mission'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { Pillars } from '@site/kit/ui/blocks/pillars'
import { RowList } from '@site/kit/ui/blocks/row-list'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { vision } from './vision.ts'

/** What the work is for: the thought it begins from, its seven pillars, and what has come of it. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, intro, pillars, impact, ways, closing } = vision
  return (
    <div ref={page}>
      <PageHero title={hero.title} tagline={hero.tagline} tone="dark" whole picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="beginning">
        <Mission id="beginning" label={intro.label} statement={intro.statement} paragraphs={intro.paragraphs} />
      </Section>
      <Section ground="linen">
        <div className={layout.stack7}>
          {intro.blocks.map((block, index) => (
            <Feature key={block.title} {...block} flip={index % 2 === 1} />
          ))}
        </div>
      </Section>
      <Section ground="ink" labelledBy="pillars">
        <div className={layout.stack7}>
          <SectionHeading id="pillars" title={pillars.title} lead={pillars.lead} />
          <Pillars pillars={pillars.items} />
        </div>
      </Section>
      <Section ground="rose" labelledBy="impact">
        <div className={layout.stack7}>
          <SectionHeading id="impact" title={impact.title} lead={impact.lead} />
          <RowList rows={impact.rows} />
        </div>
      </Section>
      <WaysOn ways={ways} />
      <Closing
        title={closing.title}
        lead={closing.lead}
        action={closing.action}
        topic={closing.topic}
        picture={closing.picture.source}
        focus={closing.picture.focus}
      />
    </div>
  )
}
