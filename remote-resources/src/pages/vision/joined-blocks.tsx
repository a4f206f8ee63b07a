import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import text from '@site/kit/ui/base/text.module.css'
import { Media } from '@site/kit/ui/media/media'
import { Cord } from './cord.tsx'
import styles from './joined-blocks.module.css'
import { ThreadsOut } from './pillar-threads.tsx'
import type { VisionRecord } from './vision-record.ts'

/** Two pictures at opposite edges of the screen, first and last on small screens, and the cord that goes from the one into the other round their words, and on. */
export function JoinedBlocks({ blocks }: Pick<VisionRecord['intro'], 'blocks'>) {
  return (
    <div className={styles.blocks}>
      <Cord />
      <ThreadsOut />
      {blocks.map(({ title, paragraphs, picture }) => (
        <div key={title} className={styles.block}>
          <div className={styles.side} data-reveal="">
            <Media className={styles.picture} picture={picture} alt={picture.alt ?? ''} sizes="(width >= 76rem) 64vw, 100vw" />
          </div>
          <div className={`${layout.stack5} ${styles.words}`} data-reveal="">
            <h2>
              <RichText text={title} />
            </h2>
            {paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? text.lead : styles.more}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
