import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { clamp } from '../toolkit/numbers.ts'

const { resolve } = createRequire(import.meta.url)

export type FaceName = 'fraunces' | 'fraunces-italic' | 'atkinson'

const files: Readonly<Record<FaceName, string>> = {
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  'fraunces-italic': '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
  atkinson: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
}

const between = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** Latin 1 and the punctuation of the site's words. */
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…€•−→`

export type Cut = {
  face: FaceName
  weight: number
  /** The size it is drawn for, px; Fraunces is slighter and tighter the larger it is. */
  opticalSize: number
}

const cuts = new Map<string, Promise<Font>>()

/** One cut of a variable typeface, from the packages it comes in: no installed font is looked at. */
export function loadCut({ face, weight, opticalSize }: Cut): Promise<Font> {
  const optical = clamp(Math.round(opticalSize), 9, 144)
  // As on the pages: a little soft, without swashes.
  const axes = face === 'atkinson' ? { wght: weight } : { wght: weight, opsz: optical, SOFT: face === 'fraunces' ? 50 : 60, WONK: 0 }
  const key = `${face} ${JSON.stringify(axes)}`
  const known = cuts.get(key)
  if (known) return known
  const cut = readFile(resolve(files[face]))
    .then(font => subsetFont(font, characters, { targetFormat: 'truetype', variationAxes: axes }))
    .then(create)
  cuts.set(key, cut)
  return cut
}
