import { afterLoad, fetchesLittle, takeFilmTurn, useMotionAllowed } from '@site/kit/runtime'
import { type RefObject, useEffect, useState } from 'react'

/** Share of a film's frame that has to be on the screen before it plays. */
const visibleShare = 0.25

export type FilmState = {
  /** The film may be fetched: the page has loaded, its frame was seen, and movement is wanted. */
  readonly wanted: boolean
  /** The film cannot be played: its poster stays. */
  readonly giveUp: () => void
}

/**
 * Decides when a film is fetched and when it plays: after `load`, on the screen, in its turn, and never
 * where motion is not allowed or little is to be fetched.
 * @param frame what has to be on the screen
 * @param video present once `wanted`
 * @param address of the film: another address is another film
 * @param invited whether its group shows this film now
 */
export function useFilm(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  address: string,
  invited: boolean,
): FilmState {
  const allowed = useMotionAllowed()
  const visible = useOnScreen(frame) && invited
  const loaded = useLoaded()
  const [seen, setSeen] = useState(false)
  const [failed, setFailed] = useState<string>()
  if (visible && !seen) setSeen(true)
  const wanted = allowed && loaded && seen && failed !== address

  useEffect(() => {
    const player = video.current
    if (!wanted || !visible || !player || player.dataset.address !== address) return
    return takeFilmTurn({
      // Refused or interrupted: the poster is what there is to see.
      play: () => void player.play().catch(() => undefined),
      pause: () => player.pause(),
    })
  }, [wanted, visible, video, address])

  return { wanted, giveUp: () => setFailed(address) }
}

function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(entries => setOnScreen(entries.at(-1)?.isIntersecting ?? false), { threshold: visibleShare })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return onScreen
}

/** True after `load`, unless little is to be fetched: then no film is ever wanted. */
function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (fetchesLittle()) return
    let gone = false
    afterLoad().then(() => gone || setLoaded(true))
    return () => {
      gone = true
    }
  }, [])
  return loaded
}
