import { afterLoad, fetchesLittle } from '@site/kit/runtime'
import type { PictureSource } from '@site/kit/ui/media/media'
import { isUprightScreen, uprightScreen, uprightSizes } from '@site/kit/ui/media/upright-screen'
import { useEffect } from 'react'

/** `sizes` of a poster that fills the hero: framed upright on a phone, cut at its sides on a tablet. */
export const stageSizes = `${uprightScreen} ${uprightSizes}, (aspect-ratio < 1/1) 130vh, 85vw`

const warmed = new Set<string>()

/**
 * Has the browser fetch the poster in the size of the hero, once the page has loaded: a preview grows into it at once.
 * Each poster once: the document keeps every image that has `sizes`, in case its window changes.
 */
export function useWarmPoster(poster: PictureSource | undefined): void {
  useEffect(() => {
    if (!poster || fetchesLittle()) return
    let gone = false
    afterLoad().then(() => {
      if (gone || warmed.has(poster.src)) return
      warmed.add(poster.src)
      Object.assign(new Image(), { sizes: stageSizes, srcset: (isUprightScreen() && poster.portrait) || poster.avif })
    })
    return () => {
      gone = true
    }
  }, [poster])
}
