import type { PictureSource } from '@site/kit/ui/media'
import hands from '@site/media/films/hero-2.webp?picture'
import culture from '@site/media/pictures/culture.webp?picture'
import racialLiteracy from '@site/media/pictures/racial-literacy-training.webp?picture'
import type { PictureName } from '../content/service-record.ts'

/** Sources of the pictures that records name. */
export const servicePictures = {
  'racial-literacy-training': racialLiteracy,
  culture,
  hands,
} as const satisfies Record<PictureName, PictureSource>
