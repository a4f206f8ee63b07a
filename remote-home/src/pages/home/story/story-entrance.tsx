import { RichText } from '@site/kit/ui/base/rich-text'
import { Media, type PictureSource } from '@site/kit/ui/media/media'
import { useRef } from 'react'
import { useMousePlace } from '../use-mouse-place.ts'
import styles from './story-entrance.module.css'

export type StoryEntranceProps = {
  headingId: string
  /** As in {@link RichText}. */
  lines: readonly [string, string]
  picture: PictureSource
}

/**
 * The entrance: a title that changes colour where the picture's edge crosses it. The edge leans towards the mouse
 * and what lies behind it moves the other way, as in a doorway one looks through. The two copies of the title stay.
 */
export function StoryEntrance({ headingId, lines: [first, second], picture }: StoryEntranceProps) {
  const frame = useRef<HTMLDivElement>(null)
  useMousePlace(frame, {
    follow: (x, y) => {
      frame.current?.style.setProperty('--lean-x', x.toFixed(3))
      frame.current?.style.setProperty('--lean-y', y.toFixed(3))
    },
    rest: () => {
      for (const lean of ['--lean-x', '--lean-y']) frame.current?.style.removeProperty(lean)
    },
  })
  const copy = (
    <>
      {first} <br />
      <RichText text={second} />
    </>
  )
  return (
    <div ref={frame} className={styles.frame}>
      <h2 id={headingId} className={styles.title}>
        {copy}
      </h2>
      <div className={styles.door}>
        <div className={styles.beyond}>
          <Media className={styles.picture} picture={picture} alt={picture.alt ?? ''} upright />
        </div>
        <div className={`${styles.title} ${styles.light}`} aria-hidden="true">
          {copy}
        </div>
      </div>
    </div>
  )
}
