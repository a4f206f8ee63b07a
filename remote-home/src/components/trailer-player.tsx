import { motionAllowed } from '@site/kit/runtime'
import text from '@site/kit/ui/text.module.css'
import { type RefObject, useState } from 'react'
import type { HeroFilm } from '../content/home-types.ts'
import styles from './trailer-dialog.module.css'
import { filmAfter } from './use-film-cycle.ts'

export type TrailerPlayerProps = { films: readonly HeroFilm[]; lead: string; player: RefObject<HTMLVideoElement | null> }

/** Plays the films one after another in one player; each can be chosen by its sentence. */
export function TrailerPlayer({ films, lead, player }: TrailerPlayerProps) {
  const [shown, setShown] = useState(1)
  // A player with `autoplay` starts every address that it is given.
  const [running, setRunning] = useState(motionAllowed)
  const [failed, setFailed] = useState(false)
  const current = films[shown - 1]

  const show = (index: number, play: boolean) => {
    setShown(index)
    setRunning(play)
    setFailed(false)
    if (index !== shown || !player.current) return
    player.current.currentTime = 0
    player.current.play().catch(() => undefined)
  }
  return (
    <div className={styles.player}>
      <div className={styles.screen}>
        <video
          ref={player}
          src={current?.film.mp4}
          poster={current?.poster.src}
          width={1280}
          height={720}
          controls
          muted
          playsInline
          autoPlay={running}
          aria-label={`Film ${shown} of ${films.length}: ${current?.caption}`}
          onEnded={() => show(filmAfter(shown, films.length), shown < films.length)}
          onError={() => setFailed(true)}
        />
        {failed && <p role="alert">This film could not be loaded. The sentence beside it says what it shows.</p>}
      </div>
      <div className={styles.beside}>
        <p className={text.meta}>{lead}</p>
        <ol className={styles.films}>
          {films.map(({ caption }, position) => (
            <li key={caption}>
              <button type="button" aria-current={position + 1 === shown || undefined} onClick={() => show(position + 1, true)}>
                {caption}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
