import { type RefObject, useEffect, useState } from 'react'

export type InvitedFilm = {
  /** Position of the tile whose film may play. */
  readonly invited: number | undefined
  /** The tile that the visitor points at or has the focus in; undefined when there is none. */
  readonly point: (position?: number) => void
}

/** A line across the middle of the screen. */
const middle = '-50% 0px'

/**
 * Chooses one tile of a grid at a time: the one the visitor points at, else the last that came to the middle of the
 * screen. The others keep their pictures, and their films are not fetched.
 * @param grid its children are the tiles
 */
export function useInvitedFilm(grid: RefObject<HTMLElement | null>): InvitedFilm {
  const [central, setCentral] = useState<number>()
  const [pointed, point] = useState<number>()
  useEffect(() => {
    if (!grid.current) return
    const tiles = [...grid.current.children]
    const observer = new IntersectionObserver(
      entries => {
        const arrived = entries.filter(({ isIntersecting }) => isIntersecting).sort((a, b) => fromCentre(a) - fromCentre(b))
        if (arrived[0]) setCentral(tiles.indexOf(arrived[0].target))
      },
      { rootMargin: middle },
    )
    for (const tile of tiles) observer.observe(tile)
    return () => observer.disconnect()
  }, [grid])
  return { invited: pointed ?? central, point }
}

/** CSS px from the middle of the screen to the tile's own, across. */
const fromCentre = ({ boundingClientRect: { left, width } }: IntersectionObserverEntry): number =>
  Math.abs(left + width / 2 - innerWidth / 2)
