import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { useId, useRef, useState } from 'react'
import { ArrivalStrips } from '../arrivals/arrival-strips.tsx'
import type { HomeContent } from '../home-record.ts'
import styles from './feature-grid.module.css'
import { FeatureTile } from './feature-tile.tsx'
import { useInvitedFilm } from './use-invited-film.ts'

export type FeatureGridProps = { work: HomeContent['work'] }

/** The areas of work as a cloth of tiles, each the door to its page. */
export function FeatureGrid({ work }: FeatureGridProps) {
  const heading = useId()
  const scope = useRef<HTMLElement>(null)
  useReveal(scope, { start: 85 })
  return (
    <Section ref={scope} ground="ink" id="work" labelledBy={heading}>
      <ArrivalStrips part="work" />
      <div className={`${layout.grid} ${styles.head}`} data-reveal>
        <h2 id={heading} className={styles.title}>
          <RichText text={work.title} />
        </h2>
        <p className={text.lead}>{work.lead}</p>
      </div>
      <Tiles tiles={work.tiles} />
    </Section>
  )
}

/** Hydrated after the page's beginning, with the list that it watches. */
function Tiles({ tiles }: { tiles: HomeContent['work']['tiles'] }) {
  const grid = useRef<HTMLUListElement>(null)
  const { invited, point } = useInvitedFilm(grid)
  // Kept when the page is: the browser's way back leads into the same tile.
  const [opened, open] = useState<string>()
  return (
    <ul ref={grid} className={styles.grid}>
      {tiles.map((tile, position) => (
        <li key={tile.href} className={styles.cell} data-reveal>
          <FeatureTile
            tile={tile}
            position={position}
            invited={invited === position}
            onPoint={point}
            opened={opened === tile.href}
            onOpen={open}
          />
        </li>
      ))}
    </ul>
  )
}
