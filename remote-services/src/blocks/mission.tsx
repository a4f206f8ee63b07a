import { Label } from '@site/kit/ui/base/label'
import layout from '@site/kit/ui/base/layout.module.css'
import { SewnSentence } from '@site/kit/ui/blocks/sewn-sentence'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import { keptEnd } from '../kept-end.ts'
import styles from './mission.module.css'

export type MissionProps = {
  /** Names the section. */
  label?: string
  /** Id of that heading. */
  id?: string
  /** One or two sentences, of which the first is sewn; a phrase between asterisks takes the accent. */
  statement: string
  /** A path from side to side, 1440 by 100, that does below the sewn sentence what it says; by default wefts lie between its lines. */
  thread?: string
  paragraphs: readonly string[]
  picture?: PictureSource | undefined
  focus?: Focus | undefined
  /** The picture's side on wide screens; on small ones it follows the statement. */
  side?: 'left' | 'right'
  /** Without a picture, on wide screens: all that follows the sewn sentence is indented; or spread from margin to margin; or the sentence stands beside a margin, in which it goes on. */
  alone?: 'indented' | 'spread' | 'margin'
}

/** Of its picture. */
export const missionSizes = '(width >= 64rem) 40vw, 82vw'

/** What the page is for: one sentence as large as the page, and beneath it the reasons in two columns; a picture may stand beside these. */
export function Mission({
  label = 'Mission',
  id,
  statement,
  thread,
  paragraphs,
  picture,
  focus,
  side = 'right',
  alone = 'indented',
}: MissionProps) {
  const shape = picture ? `${styles.pictured} ${styles[side]}` : styles[alone]
  return (
    <div className={`${layout.grid} ${styles.mission} ${shape}`}>
      <Label level={2} {...(id && { id })}>
        {label}
      </Label>
      <p className={styles.statement}>
        <SewnSentence statement={statement} {...(thread && { thread: <Thread path={thread} /> })} />
      </p>
      {picture && (
        <div className={styles.beside} data-reveal="">
          <Media picture={picture} alt={picture.alt ?? ''} focus={focus} className={styles.picture} sizes={missionSizes} />
        </div>
      )}
      <div className={styles.columns} data-reveal="">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{keptEnd(paragraph)}</p>
        ))}
      </div>
    </div>
  )
}

function Thread({ path }: { path: string }) {
  return (
    <svg className={styles.thread} viewBox="0 0 1440 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
