import type { PictureSource } from '@site/kit/ui/media'
import culture from '@site/media/pictures/culture.webp?picture'
import heroHuman from '@site/media/pictures/hero-human.webp?picture'
import humanRights from '@site/media/pictures/human-rights.webp?picture'
import type { PictureName } from '../content/service-record.ts'

/** Sources of the pictures that records name. */
export const servicePictures = {
  'human-rights': humanRights,
  culture,
  'hero-human': heroHuman,
} as const satisfies Record<PictureName, PictureSource>
