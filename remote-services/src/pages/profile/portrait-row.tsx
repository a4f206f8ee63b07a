import { Media, type PictureSource } from '@site/kit/ui/media/media'
import styles from './portrait-row.module.css'

export type PortraitRowProps = {
  /** Their titles are headings one level below the section's. */
  portraits: readonly { readonly title: string; readonly description: string; readonly picture: PictureSource }[]
}

/** Faces hung edge to edge, so that the thread behind each of them runs on into the next. */
export function PortraitRow({ portraits }: PortraitRowProps) {
  return (
    <ul className={styles.row}>
      {portraits.map(({ title, description, picture }) => (
        <li key={title} className={styles.portrait} data-reveal="">
          <Media picture={picture} alt={picture.alt ?? ''} className={styles.picture} focus="top" sizes="(width >= 48rem) 33vw, 82vw" />
          <div className={styles.copy}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
