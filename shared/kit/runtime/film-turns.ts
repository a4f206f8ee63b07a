/**
 * Films take turns, so that at most one is decoded at a time however many are on the screen and
 * whichever section they came from: the last to ask plays, and hands back to the one before it. One that `keeps` its turn
 * has it until it gives it up: who asks meanwhile waits.
 */

export type FilmTurn = { readonly play: () => void; readonly pause: () => void; readonly keeps?: true }

const asking: FilmTurn[] = []

/**
 * Gives the turn to `film`: its `play` is called now, its `pause` when another takes over; none of them while another keeps its turn.
 * @returns gives the turn up
 */
export function takeFilmTurn(film: FilmTurn): () => void {
  const playing = asking.at(-1)
  if (playing?.keeps) asking.splice(-1, 0, film)
  else {
    playing?.pause()
    asking.push(film)
    film.play()
  }
  return () => {
    const place = asking.indexOf(film)
    if (place < 0) return
    const hadTurn = place === asking.length - 1
    asking.splice(place, 1)
    if (!hadTurn) return
    film.pause()
    asking.at(-1)?.play()
  }
}
