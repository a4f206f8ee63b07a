import type { Ref } from 'react'
import styles from './media.module.css'

/** One picture in the forms the browser chooses from. `avif` is a `srcset`; `src` the picture behind it. */
export type PictureSource = {
  readonly src: string
  readonly avif: string
  /** Intrinsic size of `src`, CSS px: reserves the space. */
  readonly width: number
  readonly height: number
}

export type Scrim = 'foot' | 'side' | 'head' | 'menu' | 'even' | 'tile' | 'hero'

export type MediaProps = {
  picture: PictureSource
  /** Empty for a picture that only decorates. */
  alt: string
  /** What darkens the picture under words. Words on a picture without a scrim are a defect. */
  scrim?: Scrim
  /** `sizes` of the srcset; the full width of the window by default. */
  sizes?: string
  /** `eager` with high priority for a picture of the first screen. */
  loading?: 'eager' | 'lazy'
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** A picture cut to its box, with its scrim: the two are one component, so that words stay readable. */
export function Media({ picture, alt, scrim, sizes = '100vw', loading = 'lazy', className, ref }: MediaProps) {
  return (
    <div ref={ref} className={[styles.media, scrim && styles[scrim], className].filter(Boolean).join(' ')}>
      <picture>
        <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={alt}
          sizes={sizes}
          loading={loading}
          decoding="async"
          {...(loading === 'eager' && { fetchPriority: 'high' as const })}
        />
      </picture>
    </div>
  )
}
