import { Media } from '@site/kit/ui/media/media'
import { MotionToggle } from '@site/kit/ui/motion/motion-toggle'
import type { Ref } from 'react'
import type { HeroFilm } from '../home-record.ts'
import styles from './preview-swap.module.css'
import type { FilmCycle } from './use-film-cycle.ts'
import { useWarmPoster, warmFilm } from './warm-film.ts'

export type PreviewSwapProps = {
  films: readonly HeroFilm[]
  cycle: FilmCycle
  /** The preview's frame. */
  ref: Ref<HTMLDivElement>
}

/**
 * The next film as a small off-square picture that becomes the ground when pressed; a thread for each film says
 * which it is. A poster stands for the film, which is fetched when somebody is about to press.
 */
export function PreviewSwap({ films, cycle: { next, advance }, ref }: PreviewSwapProps) {
  const film = films[next - 1]
  useWarmPoster(film?.poster)
  if (!film) return null
  const label = `film ${next} of ${films.length}`
  const warm = () => warmFilm(film.film)
  const intent = { onPointerEnter: warm, onFocus: warm, onTouchStart: warm }
  return (
    <div className={styles.next} data-on="ink">
      <button type="button" className={styles.button} aria-label={`Show ${label}: ${film.shows}`} onClick={advance} {...intent}>
        <span ref={ref} className={styles.tile}>
          <Media key={next} className={styles.picture} picture={film.poster} alt="" sizes="16rem" />
        </span>
        <span className={styles.caption} aria-hidden="true">
          <span className={styles.label}>{label}</span>
          <span className={styles.shows}>{film.shows}</span>
          <span className={styles.threads}>
            {films.map(({ caption }, position) => (
              <i key={caption} data-next={position + 1 === next || undefined} />
            ))}
          </span>
        </span>
      </button>
      <div className={styles.motion}>
        <MotionToggle compact />
      </div>
    </div>
  )
}
