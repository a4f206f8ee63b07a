import type { PageHead } from '@site/kit/contract'
import type { FilmSource } from '@site/kit/ui/film'
import type { PictureSource } from '@site/kit/ui/media'

export type HeroFilm = {
  readonly film: FilmSource
  readonly poster: PictureSource
  /** What is in the frame, and so where it has to stand for the words not to cover it. */
  readonly framing: 'profile-left' | 'profile-right' | 'hands' | 'cloth'
  /** One sentence that says what the film shows. */
  readonly caption: string
}

export type HomeContent = {
  readonly head: PageHead
  readonly hero: {
    /** The headline, a line each. */
    readonly headline: readonly [string, string]
    readonly description: string
    readonly trailer: string
  }
  readonly loader: {
    /** `*phrase*` is set in italics. */
    readonly lines: readonly [string, string]
    /** Read to those who do not see the threads. */
    readonly status: string
  }
  readonly trailer: { readonly title: string; readonly lead: string }
  readonly about: {
    readonly title: readonly [string, string]
    /** `{name}` stands for the name in `identity.ts`. */
    readonly lead: string
    readonly picture: PictureSource
    readonly links: readonly { readonly label: string; readonly href: string; readonly look: 'solid' | 'line' }[]
  }
}
