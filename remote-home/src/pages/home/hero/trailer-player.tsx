import { locale } from '@site/identity/locale'
import text from '@site/kit/ui/base/text.module.css'
import { type RefObject, useState } from 'react'
import type { HomeContent } from '../home-record.ts'
import styles from './trailer-dialog.module.css'

export type TrailerPlayerProps = { trailer: HomeContent['trailer']; player: RefObject<HTMLVideoElement | null> }

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** The trailer, and beside it in words what is seen, read and heard; each line of the transcript leads to its moment. */
export function TrailerPlayer({ trailer, player }: TrailerPlayerProps) {
  const { film, poster, captions, lead, transcript, failure } = trailer
  const [now, setNow] = useState(0)
  const [failed, setFailed] = useState(false)

  const goTo = (start: number) => {
    const video = player.current
    if (!video) return
    video.currentTime = start
    video.play().catch(() => undefined)
  }
  return (
    <div className={styles.player}>
      <div className={styles.screen}>
        <video
          ref={player}
          poster={poster.src}
          width={1280}
          height={720}
          controls
          playsInline
          preload="metadata"
          aria-label={trailer.title}
          onLoadedMetadata={() => setFailed(false)}
          onTimeUpdate={event => setNow(event.currentTarget.currentTime)}
        >
          <source src={film.webm} type='video/webm; codecs="av01.0.05M.08, opus"' />
          <source src={film.mp4} type="video/mp4" onError={() => setFailed(true)} />
          <track kind="captions" src={captions} srcLang={locale} label="English" default />
        </video>
        {failed && <p role="alert">{failure}</p>}
      </div>
      <div className={styles.beside}>
        <p className={text.meta}>{lead}</p>
        <ol className={styles.transcript}>
          {transcript.map(({ start, end, title, shows, sound }) => (
            <li key={start}>
              <button type="button" aria-current={(now >= start && now < end) || undefined} onClick={() => goTo(start)}>
                <span className={styles.time}>{clock(start)}</span>
                <span>
                  <b>{title}</b> {shows}
                  {sound && <i> {sound}.</i>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
