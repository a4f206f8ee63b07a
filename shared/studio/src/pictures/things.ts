import type { PictureDrawing } from '../drawing.ts'
import { drawLetter } from './things-letter.ts'
import { drawMicrophone } from './things-microphone.ts'
import { drawPurse } from './things-purse.ts'
import { drawTea } from './things-tea.ts'

export const pictures = {
  /** Contact: a cup of tea poured for whoever comes. */
  'contact-6': { shape: 0.75, portrait: 'never', draw: drawTea },
  /** Bank paper: an open purse whose wealth is wound coins, and a cord that parts evenly into many. */
  'bank-paper': { shape: 0.5625, portrait: 'drawn', draw: drawPurse },
  /** Public figure: a studio microphone in its cradle, its cable a cord whose strands swing as a voice does. */
  'public-figure': { shape: 0.5625, portrait: 'drawn', draw: drawMicrophone('heard') },
  /** Nobody speaks: the cable hangs still, and one light is left on. */
  'public-figure-still': { shape: 0.5625, portrait: 'never', draw: drawMicrophone('still') },
  /** Contact: a letter, folded, tied with a thread and sealed. */
  'contact-8': { shape: 0.75, portrait: 'never', draw: drawLetter },
} satisfies Record<string, PictureDrawing>
