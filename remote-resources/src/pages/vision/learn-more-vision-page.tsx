import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { Closing } from '@site/kit/ui/blocks/closing'
import { Feature } from '@site/kit/ui/blocks/feature'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { learnMoreVision } from './learn-more-vision.ts'
import styles from './learn-more-vision-page.module.css'
import { Strands } from './strands.tsx'

/** The subjects the vision is made of, and how one of them becomes work. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, topics, blocks, ways, closing } = learnMoreVision
  return (
    <div ref={page}>
      <PageHero title={hero.title} tagline={hero.tagline} tone="dark" whole picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="linen" labelledBy="topics">
        <SectionHeading id="topics" title={topics.title} />
        <Strands topics={topics.items} />
      </Section>
      <Section ground="ink">
        <div className={layout.stack7}>
          {blocks.map((block, index) => (
            <Feature key={block.title} {...block} flip={index % 2 === 1} />
          ))}
        </div>
      </Section>
      <WaysOn ways={ways} />
      <div className={styles.bridge}>
        <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} />
      </div>
    </div>
  )
}
