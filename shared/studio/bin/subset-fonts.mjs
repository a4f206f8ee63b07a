// Cuts the two families down to what the site sets: Latin-1 and its punctuation, one weight of Fraunces
// (its optical size kept for the roman), text weights of Atkinson. Run: node shared/studio/bin/subset-fonts.mjs
// For PDF documents, whose makers know no axes, `print/` has the same faces at fixed sizes and weights.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const glyphs = `${range(0x20, 0x7e)}\u00a0£©«°·»×÷–—‘’“”…€•−→✓✗½${range(0xc0, 0xff)}`

const fonts = new URL('../../kit/fonts/', import.meta.url)

const cuts = [
  ['fraunces-roman', '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', { SOFT: 50, WONK: 0, wght: 390 }],
  ['fraunces-italic', '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2', { SOFT: 60, WONK: 0, wght: 370, opsz: 96 }],
  [
    'atkinson-text',
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    { wght: { min: 400, max: 650 } },
  ],
]

const [roman, italic, sans] = cuts.map(([, source]) => source)
const printCuts = [
  ['fraunces-display', roman, { SOFT: 50, WONK: 0, wght: 390, opsz: 72 }],
  ['fraunces-text', roman, { SOFT: 50, WONK: 0, wght: 400, opsz: 11 }],
  ['fraunces-italic', italic, { SOFT: 60, WONK: 0, wght: 380, opsz: 24 }],
  ['atkinson-regular', sans, { wght: 400 }],
  ['atkinson-semibold', sans, { wght: 620 }],
]

for (const [name, source, variationAxes] of cuts) {
  const font = await subset(readFileSync(resolve(source)), glyphs, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`${name}.woff2`, fonts), font)
  process.stdout.write(`${name} ${(font.length / 1024).toFixed(1)} kB\n`)
}

/**
 * The font with its checkSumAdjustment, which the cutting leaves at 0. All cuts of a family have one name, and readers
 * such as pdfkit tell them apart by this sum: https://learn.microsoft.com/typography/opentype/spec/head
 */
function summed(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const head = font.readUInt32BE(tables.find(at => font.toString('latin1', at, at + 4) === 'head') + 8)
  font.writeUInt32BE(0, head + 8)
  let sum = 0
  for (let at = 0; at + 4 <= font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  font.writeUInt32BE((0xb1b0afba - sum) >>> 0, head + 8)
  return font
}

mkdirSync(new URL('print/', fonts), { recursive: true })
for (const [name, source, variationAxes] of printCuts) {
  const font = summed(await subset(readFileSync(resolve(source)), glyphs, { targetFormat: 'sfnt', variationAxes }))
  writeFileSync(new URL(`print/${name}.ttf`, fonts), font)
  process.stdout.write(`print/${name} ${(font.length / 1024).toFixed(1)} kB\n`)
}
