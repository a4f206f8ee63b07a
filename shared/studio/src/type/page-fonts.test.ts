import { readdirSync, readFileSync } from 'node:fs'
import { type Font, openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { loadCut } from './faces.ts'

const kit = new URL('../../../kit/', import.meta.url)
const styles = readFileSync(new URL('ui/styles/tokens.css', kit), 'utf8')
const files = readdirSync(new URL('fonts/', kit)).filter(name => name.endsWith('.woff2'))

/** Characters that the style sheet takes from a font file. */
function rangeOf(file: string): number[] {
  const face = styles.split('@font-face').find(rule => rule.includes(`/${file}"`))
  const runs = /unicode-range:\s*([^;]+)/.exec(face ?? '')?.[1]?.split(/,\s*/) ?? []
  return runs.flatMap(run => {
    const [from = Number.NaN, to = from] = run
      .slice(2)
      .split('-')
      .map(point => Number.parseInt(point, 16))
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

const fontOf = (file: string) => openSync(new URL(`fonts/${file}`, kit).pathname)

describe.each(files)('%s', file => {
  it('has the very characters that the style sheet takes from it', () => {
    const characters = fontOf(file).characterSet.filter(point => point < 0xffff) // the table's end mark
    expect(rangeOf(file)).toEqual(characters.sort((a, b) => a - b))
  })
})

it('writes in plain letters, as the cards do: swashed ones are read as others', async () => {
  const plain = await loadCut({ face: 'fraunces-italic', weight: 370, opticalSize: 96 })
  const outlineOf = (font: Font, letter: string) =>
    font
      .layout(letter)
      .glyphs[0]?.path.toSVG()
      .replace(/[^A-Z]/g, '')
  for (const letter of 'bdhklvw') expect(outlineOf(fontOf('fraunces-italic.woff2'), letter), letter).toBe(outlineOf(plain, letter))
})

it('has a plain zero: a struck one reads as code in a sum', () => {
  for (const file of ['atkinson-text.woff2', 'print/atkinson-regular.ttf', 'print/atkinson-semibold.ttf'])
    expect(fontOf(file).layout('0').glyphs[0]?.path.toSVG().match(/M/g), file).toHaveLength(2)
})

it('spends at most 40 kB on the fonts of a first screen', () => {
  const first = files.filter(file => !/-(?:more|figures)\./.test(file))
  expect(first).toHaveLength(3)
  expect(first.reduce((sum, file) => sum + readFileSync(new URL(`fonts/${file}`, kit)).length, 0)).toBeLessThanOrEqual(40_000)
})
