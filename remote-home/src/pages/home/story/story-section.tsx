import { useReveal } from '@site/kit/runtime'
import { ButtonLink } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { useId, useRef } from 'react'
import type { HomeContent } from '../home-record.ts'
import { StoryEntrance } from './story-entrance.tsx'
import { StoryRooms } from './story-rooms.tsx'
import styles from './story-section.module.css'

export type StorySectionProps = { story: HomeContent['story'] }

/** Where the work begins, and the way to what is done. */
export function StorySection({ story }: StorySectionProps) {
  const heading = useId()
  const scope = useRef<HTMLElement>(null)
  useReveal(scope, { start: 85 })
  return (
    <Section ref={scope} ground="paper" id="story" labelledBy={heading}>
      <StoryEntrance headingId={heading} lines={story.title} picture={story.picture} />
      <div className={`${layout.grid} ${styles.copy}`}>
        <p className={`${text.statement} ${styles.opening}`} data-reveal>
          {story.opening}
        </p>
        <StoryRooms rooms={story.rooms} />
        <div className={`${layout.stack5} ${styles.way}`} data-reveal>
          <p>{story.text}</p>
          <ButtonLink href={story.link.href}>{story.link.label}</ButtonLink>
        </div>
      </div>
    </Section>
  )
}
