import { Label } from '../base/label.tsx'
import layout from '../base/layout.module.css'
import { RichText } from '../base/rich-text.tsx'
import { kitCopy } from '../kit-copy.ts'
import { type Focus, Media, type PictureSource } from '../media/media.tsx'
import styles from './mission.module.css'

export type MissionProps = {
  /** Names the section; `Mission` by default. */
  label?: string
  /** Id of that heading. */
  id?: string
  /** One or two large sentences; a phrase between asterisks takes the accent. */
  statement: string
  paragraphs: readonly string[]
  picture?: PictureSource | undefined
  focus?: Focus | undefined
  /** The picture's side on wide screens; on small ones it follows the statement. */
  side?: 'left' | 'right'
}

/** What the page is for: one large statement, and beneath it the reasons in two columns; a picture may stand beside both. */
export function Mission({ label = kitCopy.mission, id, statement, paragraphs, picture, focus, side = 'right' }: MissionProps) {
  const shape = picture ? `${styles.pictured} ${styles[side]}` : styles.plain
  return (
    <div className={`${layout.grid} ${styles.mission} ${shape}`}>
      <div className={styles.label}>
        <Label level={2} {...(id && { id })}>
          {label}
        </Label>
      </div>
      <p className={styles.statement} data-reveal="">
        <RichText text={statement} />
      </p>
      {picture && (
        <div className={styles.picture} data-reveal="">
          <Media picture={picture} alt={picture.alt ?? ''} focus={focus} className={styles.cut} sizes="(width >= 64rem) 40vw, 100vw" />
        </div>
      )}
      <div className={styles.columns} data-reveal="">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
