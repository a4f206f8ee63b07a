import { Media, type PictureSource } from '@site/kit/ui/media/media'
import styles from './initiative-list.module.css'

export type InitiativeListProps = {
  /** Their titles are headings one level below the section's. */
  initiatives: readonly { readonly title: string; readonly description: string; readonly picture: PictureSource }[]
}

/** Pieces of work in two columns, the second hung lower than the first. The pictures decorate: the text says more. */
export function InitiativeList({ initiatives }: InitiativeListProps) {
  return (
    <ul className={styles.initiatives}>
      {initiatives.map(({ title, description, picture }) => (
        <li key={title} className={styles.initiative} data-reveal="">
          <Media picture={picture} alt="" className={styles.picture} sizes="(width >= 48rem) 46vw, 82vw" />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
