import type { PictureSource } from '@site/kit/ui/media/media'
import clothMp4 from '@site/media/films/hero-1.mp4?url'
import clothWebm from '@site/media/films/hero-1.webm?url'
import clothPoster from '@site/media/films/hero-1.webp?picture'
import clothUprightMp4 from '@site/media/films/hero-1-portrait.mp4?url'
import clothUprightWebm from '@site/media/films/hero-1-portrait.webm?url'
import handsMp4 from '@site/media/films/hero-2.mp4?url'
import handsWebm from '@site/media/films/hero-2.webm?url'
import handsPoster from '@site/media/films/hero-2.webp?picture'
import faceMp4 from '@site/media/films/hero-3.mp4?url'
import faceWebm from '@site/media/films/hero-3.webm?url'
import facePoster from '@site/media/films/hero-3.webp?picture'
import talkMp4 from '@site/media/films/hero-4.mp4?url'
import talkWebm from '@site/media/films/hero-4.webm?url'
import talkPoster from '@site/media/films/hero-4.webp?picture'
import type { HeroFilm } from '../home-record.ts'

type Files = { webm: string; mp4: string }

/** A film of the hero, said in words by its poster's description. */
const heroFilm = (copy: Pick<HeroFilm, 'framing' | 'shows'>, poster: PictureSource, wide: Files, portrait?: Files): HeroFilm => ({
  ...copy,
  film: { ...wide, ...(portrait && { portrait }) },
  poster,
  caption: poster.alt ?? '',
})

/**
 * The hero's films, in the order they are shown: the index runs from 1 and wraps. Hands come first, for they say at once
 * that this is about people; the silk, which says it least, comes last.
 */
export const heroFilms = [
  heroFilm({ framing: 'aside', shows: 'two hands, one thread' }, handsPoster, { webm: handsWebm, mp4: handsMp4 }),
  heroFilm({ framing: 'whole', shows: 'two voices, one cloth' }, talkPoster, { webm: talkWebm, mp4: talkMp4 }),
  heroFilm({ framing: 'aside', shows: 'light on a face' }, facePoster, { webm: faceWebm, mp4: faceMp4 }),
  heroFilm(
    { framing: 'full', shows: 'silk in the wind' },
    clothPoster,
    { webm: clothWebm, mp4: clothMp4 },
    { webm: clothUprightWebm, mp4: clothUprightMp4 },
  ),
] as const satisfies readonly HeroFilm[]
