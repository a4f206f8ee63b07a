import arrowRight from 'icon:arrow-right'
import { Icon } from '@site/kit/ui/base/icon'
import layoutStyles from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import type { ConsultationContent } from './consultation-record.ts'
import styles from './matter-list.module.css'
import { matterThreads } from './matter-threads.ts'

export type MatterListProps = ConsultationContent['services']

/** What people come with: one thread goes through all of it, and shows of each matter what is the matter. Whole cards are links. */
export function MatterList({ title, items }: MatterListProps) {
  return (
    <Section ground="rose" labelledBy="matters">
      <div className={layoutStyles.stack6}>
        <h2 id="matters" data-reveal>
          <RichText text={title} />
        </h2>
        <ul className={styles.matters}>
          {items.map(item => {
            const { thread, second } = matterThreads[item.thread]
            return (
              <li key={item.href} className={styles.matter}>
                <svg className={styles.thread} viewBox="0 0 160 56" fill="none" aria-hidden="true">
                  <path d={thread} />
                  {second && <path d={second.path} className={styles[second.as]} />}
                </svg>
                <div className={styles.words} data-reveal>
                  <h3>
                    <a href={item.href}>{item.title}</a>
                  </h3>
                  <Icon drawing={arrowRight} className={styles.arrow} />
                  <p>{item.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
