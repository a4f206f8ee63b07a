// Cuts the two families down to what the site sets: Latin-1 and its punctuation, one weight of Fraunces
// (its optical size kept for the roman), text weights of Atkinson. Run: node shared/studio/bin/subset-fonts.mjs
// Each face is two files: what the pages are written in, fetched before the first paint, and the rest of its glyphs
// (`-more`), fetched where a text has one of them. The roman has its figures apart as well: it then comes in one round trip
// (14.6 kB), and no first screen of a phone has any. `tokens.css` parts them by the ranges that this prints.
// Fraunces keeps its plain letters apart from its swashed ones, and puts them in where its axis WONK is 0 (`rvrn`); cuts have no such
// table, so that their characters lead to the plain letters from the first.
// The sans strikes its zero through, which reads as code in a price or a telephone number: the cuts have a plain one.
// For PDF documents, whose makers know no axes, `print/` has the same faces at fixed sizes and weights.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subset from 'subset-font'
import { range, tablesOf, withPlainZero } from './plain-zero.mjs'

const { resolve } = createRequire(import.meta.url)
const characters = (from, to) => String.fromCodePoint(...range(from, to))
const glyphs = `${characters(0x20, 0x7e)}\u00a0£©«°·»×÷–—‘’“”…€•−→✓✗½${characters(0xc0, 0xff)}`
const letters = `${characters(0x41, 0x5a)}${characters(0x61, 0x7a)} \u00a0,-.:?–’`
const marks = ';!“”'
const figures = `${characters(0x30, 0x39)}%()+/£`

const fonts = new URL('../../kit/fonts/', import.meta.url)

const cuts = [
  [
    'fraunces-roman',
    '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    // No larger than the italic's, beside which it stands in titles.
    { SOFT: 50, WONK: 0, wght: 390, opsz: { min: 9, max: 96 } },
    letters,
    `${marks}${figures}`,
  ],
  [
    'fraunces-italic',
    '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    { SOFT: 60, WONK: 0, wght: 370, opsz: 96 },
    `${letters}${marks}&1`, // every page ends with Article 1; its ampersand is that of roman titles too
  ],
  [
    'atkinson-text',
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    { wght: { min: 400, max: 650 } },
    `${letters}${marks}${figures}&"'@©·×‘…`,
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

/** As `unicode-range` writes it: U+20-21,U+2c. */
function unicodeRange(characters) {
  const points = [...new Set(characters)].map(character => character.codePointAt(0)).sort((a, b) => a - b)
  const runs = []
  for (const point of points) {
    if (runs.at(-1)?.at(-1) === point - 1) runs.at(-1).push(point)
    else runs.push([point])
  }
  return runs.map(run => `U+${[...new Set([run[0], run.at(-1)])].map(point => point.toString(16)).join('-')}`).join(', ')
}

/** The font of Fraunces, with its plain letters (`h.alt`) in place of those that are swashed. A cmap of format 12: https://learn.microsoft.com/typography/opentype/spec/cmap */
async function plainLetters(source) {
  const sfnt = await subset(readFileSync(resolve(source)), '', { targetFormat: 'sfnt', keepAllGlyphs: true, glyphNames: true })
  const font = create(sfnt)
  const byName = new Map(Array.from({ length: font.numGlyphs }, (_, id) => [font.getGlyph(id).name, id]))
  const groups = font.characterSet
    .sort((a, b) => a - b)
    .map(point => {
      const { id, name } = font.glyphForCodePoint(point)
      return [point, point, byName.get(`${name}.alt`) ?? id]
    })
  // One table, for Windows and all of Unicode, 12 bytes into this one.
  const head = [0x0000_0001, 0x0003_000a, 12, 0x000c_0000, 16 + 12 * groups.length, 0, groups.length]
  const cmap = Buffer.alloc(4 * head.length + 12 * groups.length)
  for (const [at, number] of [...head, ...groups.flat()].entries()) cmap.writeUInt32BE(number, 4 * at)
  const whole = Buffer.concat([sfnt, Buffer.alloc(-sfnt.length & 3), cmap])
  const entry = tablesOf(whole).find(at => whole.toString('latin1', at, at + 4) === 'cmap')
  whole.writeUInt32BE(whole.length - cmap.length, entry + 8)
  whole.writeUInt32BE(cmap.length, entry + 12)
  return whole
}

const whole = { [roman]: await plainLetters(roman), [italic]: await plainLetters(italic), [sans]: readFileSync(resolve(sans)) }

/** A cut of a family; that of the sans, where it has figures, with a plain zero. */
async function cut(source, set, options) {
  if (source !== sans || !set.includes('0')) return subset(whole[source], set, options)
  const plain = withPlainZero(await subset(whole[source], set, { ...options, targetFormat: 'sfnt' }))
  return options.targetFormat === 'sfnt' ? plain : subset(plain, set, options)
}

for (const [name, source, variationAxes, first, figuresApart = ''] of cuts) {
  const known = create(whole[source])
  const present = [...glyphs].filter(glyph => known.hasGlyphForCodePoint(glyph.codePointAt(0)))
  for (const [file, set] of [
    [name, present.filter(glyph => first.includes(glyph)).join('')],
    [`${name}-figures`, present.filter(glyph => figuresApart.includes(glyph)).join('')],
    [`${name}-more`, present.filter(glyph => !`${first}${figuresApart}`.includes(glyph)).join('')],
  ]) {
    if (!set) continue
    // The ligatures go: a browser sets none where letters are spaced, as all headings are.
    const options = { targetFormat: 'woff2', variationAxes, noHinting: true, dropTables: ['gasp'], keepFeatures: ['kern', 'tnum'] }
    const font = await cut(source, set, options)
    writeFileSync(new URL(`${file}.woff2`, fonts), font)
    process.stdout.write(`${file} ${(font.length / 1000).toFixed(1)} kB\n  unicode-range: ${unicodeRange(set)};\n`)
  }
}

/**
 * The font with its checkSumAdjustment, which the cutting leaves at 0. All cuts of a family have one name, and readers
 * such as pdfkit tell them apart by this sum: https://learn.microsoft.com/typography/opentype/spec/head
 */
function summed(font) {
  const head = font.readUInt32BE(tablesOf(font).find(at => font.toString('latin1', at, at + 4) === 'head') + 8)
  font.writeUInt32BE(0, head + 8)
  let sum = 0
  for (let at = 0; at + 4 <= font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  font.writeUInt32BE((0xb1b0afba - sum) >>> 0, head + 8)
  return font
}

mkdirSync(new URL('print/', fonts), { recursive: true })
for (const [name, source, variationAxes] of printCuts) {
  const font = summed(await cut(source, glyphs, { targetFormat: 'sfnt', variationAxes }))
  writeFileSync(new URL(`print/${name}.ttf`, fonts), font)
  process.stdout.write(`print/${name} ${(font.length / 1024).toFixed(1)} kB\n`)
}
