import womanFilm from '@site/media/films/hero-1.mp4?url'
import womanPoster from '@site/media/films/hero-1.webp?picture'
import handsFilm from '@site/media/films/hero-2.mp4?url'
import handsPoster from '@site/media/films/hero-2.webp?picture'
import clothFilm from '@site/media/films/hero-3.mp4?url'
import clothFilmWebm from '@site/media/films/hero-3.webm?url'
import clothPoster from '@site/media/films/hero-3.webp?picture'
import speakerFilm from '@site/media/films/hero-4.mp4?url'
import speakerPoster from '@site/media/films/hero-4.webp?picture'
import type { HeroFilm } from './home-types.ts'

/**
 * The hero's four films, in the order they are shown: the index runs from 1 to 4 and wraps. The cloth
 * comes first: a picture that fills the window leaves the headline the largest paint.
 */
export const heroFilms = [
  {
    film: { mp4: clothFilm, webm: clothFilmWebm },
    poster: clothPoster,
    framing: 'cloth',
    caption: 'A cloth of amber and indigo ripples as the light crosses it.',
  },
  {
    film: { mp4: handsFilm },
    poster: handsPoster,
    framing: 'hands',
    caption: 'One hand lets a golden thread down, and another opens to receive it.',
  },
  {
    film: { mp4: womanFilm },
    poster: womanPoster,
    framing: 'profile-left',
    caption: 'A woman woven from thread keeps her eyes closed while her headwrap loosens into the wind.',
  },
  {
    film: { mp4: speakerFilm },
    poster: speakerPoster,
    framing: 'profile-right',
    caption: 'A woman speaks, and her words leave her lips as copper threads.',
  },
] as const satisfies readonly HeroFilm[]
