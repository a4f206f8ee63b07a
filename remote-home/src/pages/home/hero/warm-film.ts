import { afterLoad, fetchesLittle, motionAllowed } from '@site/kit/runtime'
import { type FilmSource, framingOf } from '@site/kit/ui/media/film'
import type { PictureSource } from '@site/kit/ui/media/media'
import { isUprightScreen, uprightScreen, uprightSizes } from '@site/kit/ui/media/upright-screen'
import { useEffect } from 'react'

/** `sizes` of a poster that fills the hero: framed upright on a phone, cut at its sides on a tablet. */
export const stageSizes = `${uprightScreen} ${uprightSizes}, (aspect-ratio < 1/1) 130vh, 85vw`

const warmed = new Set<string>()

/** Has the browser fetch a film that is likely to be shown next, into its cache: nothing is decoded. */
export function warmFilm(film: FilmSource): void {
  const { webm, mp4 } = framingOf(film, isUprightScreen())
  const address = webm && playsAv1() ? webm : mp4
  if (warmed.has(address) || !motionAllowed() || fetchesLittle()) return
  warmed.add(address)
  fetch(address, { priority: 'low' })
    .then(answer => answer.blob())
    .catch(() => warmed.delete(address))
}

const playsAv1 = (): boolean => document.createElement('video').canPlayType('video/webm; codecs="av01.0.05M.08"') === 'probably'

const warmedPosters = new Set<string>()

/**
 * Has the browser fetch the poster in the size of the hero, once the page has loaded: a preview grows into it at once.
 * Each poster once: the document keeps every image that has `sizes`, in case its window changes.
 */
export function useWarmPoster(poster: PictureSource | undefined): void {
  useEffect(() => {
    if (!poster || fetchesLittle()) return
    let gone = false
    afterLoad().then(() => {
      if (gone || warmedPosters.has(poster.src)) return
      warmedPosters.add(poster.src)
      Object.assign(new Image(), { sizes: stageSizes, srcset: (isUprightScreen() && poster.portrait) || poster.avif })
    })
    return () => {
      gone = true
    }
  }, [poster])
}
