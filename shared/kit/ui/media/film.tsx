import { useRef } from 'react'
import styles from './film.module.css'
import { Media, type MediaProps, type PictureSource } from './media.tsx'
import { useUprightScreen } from './upright-screen.ts'
import { useFilm } from './use-film.ts'

/** Addresses of one film: AV1 in WebM for browsers that have it, H.264 in MP4 for all. */
export type FilmFiles = { readonly webm?: string; readonly mp4: string }

/** A film, and its framing for narrow upright screens if it has one. */
export type FilmSource = FilmFiles & { readonly portrait?: FilmFiles }

export type FilmProps = Omit<MediaProps, 'picture' | 'alt' | 'upright' | 'ref' | 'children'> & {
  film: FilmSource
  /** Stands before, beneath and instead of the film. */
  poster: PictureSource
  /** What the poster says; the film only moves it. */
  alt?: string
  /** False while another film of the same group is to be seen: this one is neither fetched nor played. */
  invited?: boolean
}

/** A silent, looping film over its poster, as {@link useFilm} allows. It has no controls: `MotionToggle` pauses all. */
export function Film({ film, poster, alt = '', invited = true, ...media }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const upright = useUprightScreen()
  const { mp4, webm } = (upright && film.portrait) || film
  const { wanted, giveUp } = useFilm(frame, video, mp4, invited)
  return (
    <Media {...media} upright={film.portrait !== undefined} ref={frame} picture={poster} alt={alt}>
      {wanted && (
        <video
          key={mp4}
          ref={video}
          data-address={mp4}
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
          // React lets an error of a source rise to here: the browser goes on to the next one.
          onError={event => event.target === event.currentTarget && giveUp()}
        >
          {webm && <source src={webm} type='video/webm; codecs="av01.0.05M.08"' />}
          <source src={mp4} type="video/mp4" onError={giveUp} />
        </video>
      )}
    </Media>
  )
}
