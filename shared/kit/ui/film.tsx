import { useRef } from 'react'
import styles from './film.module.css'
import { Media, type MediaProps, type PictureSource } from './media.tsx'
import { useFilm } from './use-film.ts'

/** Addresses of one film: AV1 in WebM for browsers that have it, H.264 in MP4 for all. */
export type FilmSource = { readonly webm?: string; readonly mp4: string }

export type FilmProps = Omit<MediaProps, 'picture' | 'alt' | 'ref' | 'children'> & {
  film: FilmSource
  /** Stands before, beneath and instead of the film. */
  poster: PictureSource
  /** What the poster says; the film only moves it. */
  alt?: string
}

/** A silent, looping film over its poster, as {@link useFilm} allows. It has no controls: `MotionToggle` pauses all. */
export function Film({ film, poster, alt = '', ...media }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { wanted, giveUp } = useFilm(frame, video, film.mp4)
  return (
    <Media {...media} ref={frame} picture={poster} alt={alt}>
      {wanted && (
        <video
          key={film.mp4}
          ref={video}
          data-address={film.mp4}
          className={styles.film}
          muted
          loop
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={event => {
            event.currentTarget.dataset.playing = ''
          }}
          onError={giveUp}
        >
          {film.webm && <source src={film.webm} type='video/webm; codecs="av01.0.05M.08"' />}
          <source src={film.mp4} type="video/mp4" onError={giveUp} />
        </video>
      )}
    </Media>
  )
}
