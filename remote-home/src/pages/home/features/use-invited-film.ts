import { type RefObject, useEffect, useState } from 'react'

export type InvitedFilm = {
  /** Position of the tile whose film may play. */
  readonly invited: number | undefined
  /** The tile that the visitor points at or has the focus in; undefined when there is none. */
  readonly point: (position?: number) => void
}

/** A line across the middle of the screen. */
const middle = '-50% 0px'

/** Milliseconds without a scroll after which the page is at rest. */
const restMs = 150

/**
 * Chooses one tile of a grid at a time: the one the visitor points at, else the last that came to the middle of the
 * screen, once the page is at rest: a film that is only scrolled past is not fetched, and its player, whose making
 * costs a slow processor three frames, does not hold up the scroll. The others keep their pictures.
 * @param grid its children are the tiles
 */
export function useInvitedFilm(grid: RefObject<HTMLElement | null>): InvitedFilm {
  const [central, setCentral] = useState<number>()
  const [pointed, point] = useState<number>()
  useEffect(() => {
    if (!grid.current) return
    const tiles = [...grid.current.children]
    let latest: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setCentral(latest), restMs)
    }
    const observer = new IntersectionObserver(
      entries => {
        const arrived = entries.filter(({ isIntersecting }) => isIntersecting).sort((a, b) => fromCentre(a) - fromCentre(b))
        if (!arrived[0]) return
        latest = tiles.indexOf(arrived[0].target)
        settle()
      },
      { rootMargin: middle },
    )
    for (const tile of tiles) observer.observe(tile)
    addEventListener('scroll', settle, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', settle)
      clearTimeout(timer)
    }
  }, [grid])
  return { invited: pointed ?? central, point }
}

/** CSS px from the middle of the screen to the tile's own, across. */
const fromCentre = ({ boundingClientRect: { left, width } }: IntersectionObserverEntry): number =>
  Math.abs(left + width / 2 - innerWidth / 2)
