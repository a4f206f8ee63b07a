import arrowRight from 'icon:arrow-right'
import { useReveal } from '@site/kit/runtime'
import { Icon } from '@site/kit/ui/base/icon'
import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { TextLink } from '@site/kit/ui/base/text-link'
import { Closing } from '@site/kit/ui/blocks/closing'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { SewnSentence } from '@site/kit/ui/blocks/sewn-sentence'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { useRef } from 'react'
import { JoinedBlocks } from './joined-blocks.tsx'
import { ThreadsIn } from './pillar-threads.tsx'
import { Pillars } from './pillars.tsx'
import { vision } from './vision.ts'
import styles from './vision-page.module.css'

/** What the work is for: the thought it begins from, its seven pillars, and what it would change. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  const { hero, intro, pillars, impact, ways, closing } = vision
  return (
    <div ref={page} className={styles.page}>
      <PageHero title={hero.title} tagline={hero.tagline} tone="dark" whole picture={hero.picture.source} focus={hero.picture.focus} />
      <Section ground="paper" labelledBy="beginning">
        <div className={layout.stack6}>
          <Label level={2} id="beginning">
            {intro.label}
          </Label>
          <p className={styles.statement}>
            <SewnSentence statement={intro.statement} />
          </p>
          <div className={styles.columns} data-reveal="">
            {intro.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section ground="linen">
        <JoinedBlocks blocks={intro.blocks} />
      </Section>
      <Section ground="ink" labelledBy="pillars">
        <div className={`${layout.stack7} ${styles.seven}`}>
          <SectionHeading id="pillars" title={pillars.title} lead={pillars.lead} />
          <div className={styles.pillars}>
            <Pillars pillars={pillars.items.map(withWay)} />
            <ThreadsIn />
          </div>
        </div>
      </Section>
      <Section ground="rose" labelledBy="impact">
        <div className={layout.stack7}>
          <SectionHeading id="impact" title={impact.title} />
          <Changes rows={impact.rows} />
        </div>
      </Section>
      <WaysOn ways={ways} />
      <Closing {...closing} picture={closing.picture.source} focus={closing.picture.focus} whole />
    </div>
  )
}

/** A pillar whose title leads to the page on its work. */
function withWay({ href, ...pillar }: (typeof vision.pillars.items)[number]) {
  const way = (
    <TextLink href={href}>
      {pillar.title}
      <Icon drawing={arrowRight} />
    </TextLink>
  )
  return { ...pillar, way }
}

/** Whom it changes, as large as a figure, and how; beside each other on wide screens. */
function Changes({ rows }: Pick<typeof vision.impact, 'rows'>) {
  return (
    <ul className={styles.changes}>
      {rows.map(({ title, description }) => (
        <li key={title} className={styles.change} data-reveal="">
          <h3 className={styles.whom}>
            <RichText text={title} />
          </h3>
          <p className={styles.notice}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
