import arrowRight from 'icon:arrow-right'
import { Icon } from '@site/kit/ui/base/icon'
import layoutStyles from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import type { ConsultationContent } from './consultation-record.ts'
import styles from './way-list.module.css'

export type WayListProps = ConsultationContent['elsewhere']

/** Where else to go from here: whole rows are links. */
export function WayList({ title, ways }: WayListProps) {
  return (
    <Section ground="paper" labelledBy="elsewhere" className={styles.below}>
      <div className={layoutStyles.grid}>
        <h2 id="elsewhere" data-reveal>
          <RichText text={title} />
        </h2>
        <ul className={styles.ways}>
          {ways.map(way => (
            <li key={way.href} data-reveal>
              <a href={way.href} className={styles.way}>
                <span className={styles.name}>{way.title}</span>
                <span className={styles.text}>{way.text}</span>
                <Icon drawing={arrowRight} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
