import { figureGroups } from '@site/identity/figures'
import { useReveal } from '@site/kit/runtime'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { Media } from '@site/kit/ui/media/media'
import culture from '@site/media/pictures/culture.webp?picture'
import list from '@site/media/pictures/human-rights-hero-return.webp?picture'
import { Suspense, useRef } from 'react'
import { Ask } from '../../blocks/ask.tsx'
import figures from '../../blocks/ways-figures.module.css'
import { Doubt } from './doubt.tsx'
import { FigureGroup } from './figure-group.tsx'
import { KnottedHead } from './knotted-head.tsx'
import { Reading } from './reading.tsx'
import { useAddressedGroup } from './use-addressed-group.ts'
import { whatWeCount } from './what-we-count.ts'
import styles from './what-we-count-page.module.css'

const { groups, ask, ways } = whatWeCount

/** All figures of the site side by side, by what they count. They are to be compared: none moves, but for being counted out when its group is opened. */
export function Page() {
  const page = useRef<HTMLDivElement>(null)
  useReveal(page)
  useAddressedGroup()
  return (
    <div ref={page}>
      <KnottedHead />
      <Reading />
      <Section ground="ink" className={`${styles.kinds} ${figures.tally}`} labelledBy="kinds">
        <Media className={styles.cloth} picture={culture} alt="" sizes="(width >= 48rem) 85vw, 50vw" />
        <div className={styles.heading}>
          <SectionHeading id="kinds" {...groups} />
        </div>
        {/* Each is hydrated in a step of its own: they are long. */}
        {figureGroups.map(group => (
          <Suspense key={group.id}>
            <FigureGroup group={group} />
          </Suspense>
        ))}
      </Section>
      <Ask
        title={ask.title}
        lead={ask.lead}
        action={{ label: ask.label, href: '/consultation?topic=what-we-count#booking' }}
        picture={list}
        place="left"
        drawing={<Doubt />}
        short
      />
      <WaysOn ways={ways} />
    </div>
  )
}
