// The zero of Atkinson without the stroke through it, which reads as code in a price or a telephone number: its hole is two halves, which are
// made one. For cuts that `subset-fonts.mjs` makes.
import { create } from 'fontkit'

/** Whole numbers from the first to the last. */
export const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Where the entries of the font's table of tables begin. */
export const tablesOf = font => Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)

/** Where a table of the font lies, bytes from its beginning. */
const tableAt = (font, name) => font.readUInt32BE(tablesOf(font).find(at => font.toString('latin1', at, at + 4) === name) + 8)

/** Points of the zero in the order of a ring without its stroke: round the outside, then over both halves of the hole at one go. */
const plainZero = [...range(0, 15), ...range(16, 19), ...range(28, 38), 27, ...range(20, 26)]

/**
 * The font, an uncompressed one, with the two halves of the zero's hole joined. Points stay where they are in every weight and change their order
 * alone, so that the outline and its deltas are as long as before. @throws where the zero is not drawn as the release this was written for
 * Tables: https://learn.microsoft.com/typography/opentype/spec/glyf, https://learn.microsoft.com/typography/opentype/spec/gvar
 */
export function withPlainZero(font) {
  const id = create(font).glyphForCodePoint(0x30).id
  const long = font.readInt16BE(tableAt(font, 'head') + 50) === 1
  const offsetOf = index =>
    long ? font.readUInt32BE(tableAt(font, 'loca') + 4 * index) : 2 * font.readUInt16BE(tableAt(font, 'loca') + 2 * index)
  const glyph = font.subarray(tableAt(font, 'glyf') + offsetOf(id), tableAt(font, 'glyf') + offsetOf(id + 1))
  if (glyph.readInt16BE(0) !== 3 || glyph.readUInt16BE(14) !== plainZero.length - 1)
    throw new Error('The zero has another outline: draw it anew.')
  const outline = ringOf(glyph)
  if (outline.length > glyph.length) throw new Error('The zero without its stroke is longer than the one with it.')
  outline.copy(glyph.fill(0, 10))
  if (tablesOf(font).some(at => font.toString('latin1', at, at + 4) === 'gvar')) reorderDeltas(font, id)
  return font
}

/** The glyph's bytes with two contours, its points in the order of {@link plainZero}; without instructions. */
function ringOf(glyph) {
  let at = 18 + glyph.readUInt16BE(16)
  const flags = []
  while (flags.length < plainZero.length) {
    const flag = glyph[at++]
    flags.push(...Array(1 + (flag & 8 ? glyph[at++] : 0)).fill(flag))
  }
  const coordinates = (short, same) => {
    let value = 0
    return flags.map(flag => {
      if (flag & short) value += flag & same ? glyph[at++] : -glyph[at++]
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const points = [coordinates(2, 16), coordinates(4, 32)]
  const bits = plainZero.map(point => flags[point] & 1)
  const written = points.map((values, axis) => {
    const [short, same] = axis === 0 ? [2, 16] : [4, 32]
    return plainZero.flatMap((point, index) => {
      const delta = values[point] - (index === 0 ? 0 : values[plainZero[index - 1]])
      if (delta === 0) bits[index] |= same
      else if (Math.abs(delta) < 256) bits[index] |= short | (delta > 0 ? same : 0)
      return delta === 0 ? [] : Math.abs(delta) < 256 ? [Math.abs(delta)] : [(delta >> 8) & 255, delta & 255]
    })
  })
  const head = Buffer.from(glyph.subarray(0, 10))
  head.writeInt16BE(2)
  return Buffer.concat([head, Buffer.from([0, 15, 0, plainZero.length - 1, 0, 0, ...bits, ...written.flat()])])
}

/** The deltas of a glyph, a byte a point as the font has them, in the order of {@link plainZero}. */
function reorderDeltas(font, id) {
  const gvar = tableAt(font, 'gvar')
  const offsetOf = index =>
    font.readUInt16BE(gvar + 14) & 1 ? font.readUInt32BE(gvar + 20 + 4 * index) : 2 * font.readUInt16BE(gvar + 20 + 2 * index)
  const data = gvar + font.readUInt32BE(gvar + 16) + offsetOf(id)
  const isOneTuple = font.readUInt16BE(data) === 1 && font.readUInt16BE(data + 6) === 0x2000
  let at = data + font.readUInt16BE(data + 2)
  if (!isOneTuple || font[at++] !== 0) throw new Error('The zero has other deltas: draw it anew.')
  const bytes = [] // where the delta of a point stands; nowhere where it is 0
  while (bytes.length < 2 * (plainZero.length + 4)) {
    const run = font[at++]
    if (run & 0x40) throw new Error('A delta of the zero takes two bytes: draw it anew.')
    for (let left = (run & 0x3f) + 1; left > 0; left--) bytes.push(run & 0x80 ? undefined : at++)
  }
  for (const first of [0, plainZero.length + 4]) {
    const values = plainZero.map(point => (bytes[first + point] === undefined ? 0 : font[bytes[first + point]]))
    for (const [index, value] of values.entries()) {
      const place = bytes[first + index]
      if (place !== undefined) font[place] = value
      else if (value !== 0) throw new Error('A delta of the zero has no place: draw it anew.')
    }
  }
}
