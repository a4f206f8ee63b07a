import { Button } from '@site/kit/ui/base/button'
import { Media, type PictureSource } from '@site/kit/ui/media/media'
import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './media-grid.module.css'

export type MediaGridProps = {
  /** They hold a place for recordings to come, and decorate; the caption names the thing. */
  tiles: readonly { readonly picture: PictureSource; readonly caption: string }[]
  action: string
  /** Why the action does nothing yet: it stands beside the button, and is read with it. */
  note: string
  /** Stands at the end of the line below the tiles. */
  children?: ReactNode
}

/** A wall of pictures, and the way to the rest of them, which is not open yet. */
export function MediaGrid({ tiles, action, note, children }: MediaGridProps) {
  const noteId = useId()
  return (
    <div className={styles.archive}>
      <div className={styles.tiles}>
        {tiles.map(({ picture, caption }) => (
          <figure key={picture.src} className={styles.tile} data-reveal="">
            <Media picture={picture} alt="" className={styles.picture} sizes="(width >= 64rem) 33vw, 60vw" />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.foot}>
        <div className={styles.action}>
          <p id={noteId} className={styles.note}>
            {note}
          </p>
          {/* Not `disabled`: it keeps its place in the order of focus, so that the note is heard. */}
          <Button size="small" aria-disabled="true" aria-describedby={noteId}>
            {action}
          </Button>
        </div>
        {children}
      </div>
    </div>
  )
}
