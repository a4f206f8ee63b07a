/** Fields for the pictures and icons of records. */
import * as v from 'valibot'
import type { IconDrawing } from '../ui/base/icon.tsx'
import type { Focus, PictureSource } from '../ui/media/media.tsx'
import { line } from './record-fields.ts'

const pixelsWords = 'a number of pixels, 1 or more'
const pixels = v.pipe(v.number(pixelsWords), v.integer(pixelsWords), v.minValue(1, pixelsWords))

/** What `import cloth from '….webp?picture'` gives. */
export const picture = v.strictObject({
  src: line,
  avif: line,
  portrait: v.exactOptional(line),
  width: pixels,
  height: pixels,
  alt: v.exactOptional(line),
  tint: v.exactOptional(line),
}) satisfies v.GenericSchema<PictureSource>

const focuses = ['centre', 'top', 'bottom', 'left', 'right', 'lower-right'] as const satisfies readonly Focus[]

/** The part of a picture that stays when it is cut. */
export const focus = v.picklist(focuses)

/** What `import scale from 'icon:scale'` gives. */
export const icon = v.pipe(
  v.array(v.pipe(v.strictTuple([line, v.record(line, v.string())]), v.readonly()), 'an icon'),
  v.minLength(1, 'an icon'),
  v.readonly(),
) satisfies v.GenericSchema<IconDrawing>
