import { ButtonLink } from '../base/button.tsx'
import layout from '../base/layout.module.css'
import { RichText } from '../base/rich-text.tsx'
import text from '../base/text.module.css'
import { Media, type PictureSource } from '../media/media.tsx'
import styles from './feature.module.css'

export type FeatureProps = {
  /** As in {@link RichText}: one phrase may stand between asterisks. */
  title: string
  /** The first one is set larger. */
  paragraphs: readonly string[]
  picture: PictureSource
  /** The picture's own description by default; empty where it only decorates. */
  alt?: string
  /** Words first, picture at the end of the line, on wide screens. */
  flip?: boolean
  action?: { readonly label: string; readonly href: string }
  /** Id of the heading. */
  id?: string
}

/** A picture and what is to be said of it, side by side on wide screens. */
export function Feature({ title, paragraphs, picture, alt = picture.alt ?? '', flip = false, action, id }: FeatureProps) {
  return (
    <div className={`${styles.feature} ${flip ? styles.flip : ''}`}>
      <div className={styles.side} data-reveal="">
        <Media className={styles.picture} picture={picture} alt={alt} sizes="(width >= 64rem) 56vw, 82vw" />
      </div>
      <div className={`${layout.stack5} ${styles.words}`} data-reveal="">
        <h2 id={id}>
          <RichText text={title} />
        </h2>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? text.lead : styles.more}>
            {paragraph}
          </p>
        ))}
        {action && (
          <ButtonLink look="line" href={action.href}>
            {action.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
