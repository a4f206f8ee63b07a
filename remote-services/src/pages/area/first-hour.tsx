import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { Media } from '@site/kit/ui/media/media'
import type { FirstHour as FirstHourRecord } from './area-record.ts'
import styles from './first-hour.module.css'

/** A first meeting, moment by moment; the picture stays beside the text while it is read. */
export function FirstHour({ title, lead, picture, moments }: FirstHourRecord) {
  return (
    <Section ground="rose" labelledBy="first-hour">
      <div className={`${layout.grid} ${styles.hour}`}>
        <div className={styles.beside} data-reveal="">
          <Media picture={picture} alt={picture.alt ?? ''} className={styles.picture} sizes="(width >= 64rem) 42vw, 100vw" />
        </div>
        <div className={`${layout.stack6} ${styles.copy}`}>
          <div className={layout.stack5} data-reveal="">
            <h2 id="first-hour">
              <RichText text={title} />
            </h2>
            <p className={text.lead}>{lead}</p>
          </div>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
          <ol role="list">
            {moments.map(moment => (
              <li key={moment.title} className={styles.moment} data-reveal="">
                <h3>{moment.title}</h3>
                <p>{moment.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
