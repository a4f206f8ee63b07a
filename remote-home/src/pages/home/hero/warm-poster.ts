import { afterLoad, fetchesLittle } from '@site/kit/runtime'
import { isUprightScreen, uprightScreen, uprightSizes } from '@site/kit/ui/media/upright-screen'
import { useEffect } from 'react'
import type { HeroFilm } from '../home-record.ts'

/** `sizes` of a poster that fills the hero: cut at its sides on phones, where one of 960 px is enough, and on tablets. */
export const stageSizes = `${uprightScreen} and (resolution > 2dppx) 73vw, ${uprightScreen} 110vw, (aspect-ratio < 1/1) 130vh, 85vw`

const warmed = new Set<string>()

/**
 * Has the browser fetch the poster in the size of the hero, once the page has loaded: a preview grows into it at once.
 * Each poster once: the document keeps every image that has `sizes`, in case its window changes.
 */
export function useWarmPoster(shown: HeroFilm | undefined): void {
  useEffect(() => {
    if (!shown || fetchesLittle()) return
    let gone = false
    afterLoad().then(() => {
      const { film, poster } = shown
      if (gone || warmed.has(poster.src)) return
      warmed.add(poster.src)
      const upright = isUprightScreen() && film.portrait && poster.portrait
      Object.assign(new Image(), upright ? { sizes: uprightSizes, srcset: upright } : { sizes: stageSizes, srcset: poster.avif })
    })
    return () => {
      gone = true
    }
  }, [shown])
}
