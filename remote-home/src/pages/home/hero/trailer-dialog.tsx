import cross from 'icon:x'
import { motionAllowed, takeFilmTurn } from '@site/kit/runtime'
import { Button } from '@site/kit/ui/base/button'
import { Dialog } from '@site/kit/ui/base/dialog'
import { Icon } from '@site/kit/ui/base/icon'
import { type RefObject, useEffect, useId, useRef } from 'react'
import type { HomeContent } from '../home-record.ts'
import styles from './trailer-dialog.module.css'
import { TrailerPlayer } from './trailer-player.tsx'

export type TrailerDialogProps = { open: boolean; onClose: () => void; trailer: HomeContent['trailer'] }

/** The trailer with controls, captions and a transcript. Nothing is fetched until it opens. */
export function TrailerDialog({ open, onClose, trailer }: TrailerDialogProps) {
  const heading = useId()
  const player = useRef<HTMLVideoElement>(null)
  useTurnWhile(open, player)
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} ground="ink" className={styles.dialog}>
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={heading}>{trailer.title}</h2>
            <Button look="line" size="small" icon={<Icon drawing={cross} />} onClick={onClose}>
              Close
            </Button>
          </div>
          <TrailerPlayer trailer={trailer} player={player} />
        </>
      )}
    </Dialog>
  )
}

/** One film is decoded at a time: while the trailer is open the hero's waits, and a closed trailer does not play on. */
function useTurnWhile(open: boolean, player: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = player.current
    if (!open || !video) return
    const giveUp = takeFilmTurn({ play: () => undefined, pause: () => video.pause(), keeps: true })
    // None of its files came the last time.
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load()
    // Refused by the browser: the controls are there.
    if (motionAllowed()) video.play().catch(() => undefined)
    return () => {
      giveUp()
      video.pause()
    }
  }, [open, player])
}
