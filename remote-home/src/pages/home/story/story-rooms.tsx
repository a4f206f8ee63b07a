import { Media } from '@site/kit/ui/media/media'
import type { HomeContent } from '../home-record.ts'
import styles from './story-rooms.module.css'

export type StoryRoomsProps = { rooms: HomeContent['story']['rooms'] }

/** The small rooms the story begins in, side by side: one thread runs on from each into the next. */
export function StoryRooms({ rooms }: StoryRoomsProps) {
  return (
    <ol className={styles.rooms}>
      {rooms.map(({ says, picture }) => (
        <li key={says} className={styles.room}>
          <div className={styles.view}>
            <Media
              className={styles.picture}
              picture={picture}
              alt={picture.alt ?? ''}
              sizes="(width >= 110rem) 33rem, (width >= 48rem) 31vw, 82vw"
            />
          </div>
          <p className={styles.says}>{says}</p>
        </li>
      ))}
    </ol>
  )
}
