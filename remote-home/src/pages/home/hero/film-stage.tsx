import { motionAllowed } from '@site/kit/runtime'
import { Film } from '@site/kit/ui/media/film'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { HeroFilm } from '../home-record.ts'
import styles from './film-stage.module.css'
import { growFromTile } from './grow-from-tile.ts'
import type { FilmCycle } from './use-film-cycle.ts'
import { stageSizes } from './warm-poster.ts'

export type FilmStageProps = {
  films: readonly HeroFilm[]
  cycle: FilmCycle
  /** The preview that the next film grows out of. */
  tile: RefObject<HTMLElement | null>
}

/** The ground of the hero: the film that is shown and, while it grows, the one it covers. */
export function FilmStage({ films, cycle: { shown, leaving, settle }, tile }: FilmStageProps) {
  const ground = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (leaving === undefined) return
    if (!ground.current || !tile.current || !motionAllowed()) return settle()
    let replaced = false
    growFromTile(tile.current, ground.current).then(() => replaced || settle())
    return () => {
      replaced = true
    }
  }, [leaving, settle, tile])

  // In the order of the record, whichever is above: a film whose element is moved in the document stops.
  return films.map(({ film, poster, framing, caption }, position) => {
    const index = position + 1
    if (index !== shown && index !== leaving) return null
    return (
      <div key={film.mp4} ref={index === shown ? ground : null} className={`${styles.layer} ${index === shown ? styles.shown : ''}`}>
        <Film
          film={film}
          poster={poster}
          alt={caption}
          loading="eager"
          className={`${styles.film} ${styles[framing]}`}
          sizes={stageSizes}
        />
      </div>
    )
  })
}
