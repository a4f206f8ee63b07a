import arrowRight from 'icon:arrow-right'
import { services } from '@site/identity/services'
import { Icon } from '@site/kit/ui/base/icon'
import { Media, type PictureSource } from '@site/kit/ui/media/media'
import styles from './subject-list.module.css'

export type SubjectListProps = {
  /** A microphone, whose cable leaves the picture at its right edge, four fifths down. */
  picture: PictureSource
  /** Their titles are headings one level below the section's; each leads to a service. */
  rows: readonly { readonly title: string; readonly description: string; readonly service: string }[]
}

/** Subjects beside one microphone: on wide screens its cable comes apart into a thread for each. */
export function SubjectList({ picture, rows }: SubjectListProps) {
  return (
    <div className={styles.subjects}>
      <div className={styles.beside}>
        <Media picture={picture} alt="" className={styles.picture} sizes="(width >= 64rem) 40vw, 82vw" />
      </div>
      <svg className={styles.threads} viewBox="0 0 100 600" preserveAspectRatio="none" fill="none" aria-hidden="true">
        {rows.map(({ title }, row) => {
          const begin = 300 + 1.5 * (row - (rows.length - 1) / 2)
          const end = (row * 600) / rows.length + 1
          return <path key={title} d={`M0 ${begin}C55 ${begin} 40 ${end} 100 ${end}`} />
        })}
      </svg>
      <ul className={styles.rows}>
        {rows.map(({ title, description, service }) => (
          <li key={title} className={styles.row}>
            <div className={styles.words} data-reveal="">
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <a href={`/${service}`} className={styles.way}>
                {services.find(({ slug }) => slug === service)?.title} <Icon drawing={arrowRight} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
