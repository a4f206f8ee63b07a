import type { ReactNode, Ref } from 'react'
import styles from './media.module.css'
import { uprightScreen, uprightSizes } from './upright-screen.ts'

/** One picture in the forms the browser chooses from. `avif` is a `srcset`; `src` the picture behind it. */
export type PictureSource = {
  readonly src: string
  readonly avif: string
  /** The same picture framed upright, for narrow screens: a `srcset` too. */
  readonly portrait?: string
  /** Intrinsic size of `src`, CSS px: reserves the space. */
  readonly width: number
  readonly height: number
  /** What it shows, in a sentence. */
  readonly alt?: string
  /** Class that gives its box the picture's colours until it is there. */
  readonly tint?: string
}

const focuses = {
  centre: undefined,
  top: styles.top,
  bottom: styles.bottom,
  left: styles.left,
  right: styles.right,
  'lower-right': styles.lowerRight,
} as const

/** The part of a picture that stays in its box when the box is cut narrower or lower than the picture. */
export type Focus = keyof typeof focuses

export type MediaProps = {
  picture: PictureSource
  /** Empty for a picture that only decorates. */
  alt: string
  focus?: Focus | undefined
  /** `sizes` of the srcset, but for an upright framing; the full width of the window by default. On phones say 82vw for what stands in its margins: see `uprightSizes`. */
  sizes?: string | undefined
  /** The box fills an upright screen: there, the picture's upright framing is shown; or only where this media query holds. */
  upright?: boolean | string | undefined
  /** `eager` with high priority for a picture of the first screen; all others give way to it. */
  loading?: 'eager' | 'lazy' | undefined
  className?: string | undefined
  ref?: Ref<HTMLElement>
  /** What lies between the picture and its scrim: a film. */
  children?: ReactNode
}

/** A picture cut to its box, under the scrim (`--scrim`) that words on it need: without one they are a defect. */
export function Media({
  picture,
  alt,
  focus = 'centre',
  sizes = '100vw',
  loading = 'lazy',
  upright = false,
  className,
  ref,
  children,
}: MediaProps) {
  const framed = picture.portrait && (upright === true ? uprightScreen : upright)
  return (
    // A span, so that it can stand in a button. What is not of the first screen is asked for when it comes near, or after `load` (base.css).
    <span
      ref={ref}
      className={[styles.media, picture.tint, framed && styles.framed, focuses[focus], className].filter(Boolean).join(' ')}
      data-deferred={loading === 'lazy' ? '' : undefined}
    >
      <picture>
        {framed && <source media={framed} type="image/avif" srcSet={picture.portrait} sizes={`(width >= 48rem) 30rem, ${uprightSizes}`} />}
        <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={loading}
          decoding="async"
          fetchPriority={loading === 'eager' ? 'high' : 'low'}
        />
      </picture>
      {children}
    </span>
  )
}
