import { Film } from '@site/kit/ui/media/film'
import { useUprightScreen } from '@site/kit/ui/media/upright-screen'
import { MotionToggle } from '@site/kit/ui/motion/motion-toggle'
import { type Ref, useState } from 'react'
import type { HeroFilm } from '../home-record.ts'
import styles from './preview-swap.module.css'
import type { FilmCycle } from './use-film-cycle.ts'
import { useWarmPoster } from './warm-poster.ts'

export type PreviewSwapProps = {
  films: readonly HeroFilm[]
  cycle: FilmCycle
  /** The preview's frame. */
  ref: Ref<HTMLDivElement>
}

/**
 * The next film, small and off-square, that becomes the ground when pressed; a thread for each film says which it is.
 * It is fetched and plays, and the ground rests, while somebody points at it or has the focus in it: a poster otherwise.
 */
export function PreviewSwap({ films, cycle: { next, leaving, advance }, ref }: PreviewSwapProps) {
  const film = films[next - 1]
  const upright = useUprightScreen()
  const [invited, invite] = useState(false)
  useWarmPoster(film)
  if (!film) return null
  // Framed as the ground will be, behind a poster as small as the tile.
  const { portrait = film.film, ...wide } = film.film
  const label = `film ${next} of ${films.length}`
  const press = () => {
    // What was pressed is to be seen on the ground, though the pointer still rests here.
    invite(false)
    advance()
  }
  return (
    <div className={styles.next} data-on="ink" data-growing={leaving !== undefined || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Next: ${label}: ${film.shows}`}
        onClick={press}
        onPointerEnter={() => invite(true)}
        onPointerLeave={() => invite(false)}
        onFocus={({ currentTarget }) => invite(currentTarget.matches(':focus-visible'))}
        onBlur={() => invite(false)}
      >
        <span ref={ref} className={styles.tile}>
          <Film
            key={next}
            className={styles.picture}
            film={upright ? portrait : wide}
            poster={film.poster}
            sizes="(width < 48rem) and (aspect-ratio < 1/1) 7rem, 16rem"
            invited={invited}
          />
        </span>
        <span className={styles.caption} aria-hidden="true">
          <span className={styles.label}>
            Next<span className={styles.film}>: {label}</span>
          </span>
          <span className={styles.shows}>{film.shows}</span>
          <span className={styles.threads}>
            {films.map(({ caption }, position) => (
              <i key={caption} data-next={position + 1 === next || undefined} />
            ))}
          </span>
        </span>
      </button>
      <MotionToggle compact />
    </div>
  )
}
