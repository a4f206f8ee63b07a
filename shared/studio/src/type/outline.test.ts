import { expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'
import { outlineText } from './outline.ts'

const letters = (text: string): number => text.length

it('breaks into as few lines as fit, as even as can be', () => {
  expect(breakLines('a common thread', letters, 20)).toEqual(['a common thread'])
  expect(breakLines('one two three four five six', letters, 20)).toEqual(['one two three', 'four five six'])
  expect(breakLines('incomprehensibility for all', letters, 8)).toEqual(['incomprehensibility', 'for all'])
})

it('outlines text in lines of at most the given width', async () => {
  const title = await outlineText({ text: 'Healing-before-learning workshops', size: 60, maxWidth: 660 })
  expect(title.lines.map(line => line.text)).toEqual(['Healing-before-learning', 'workshops'])
  expect(title.width).toBeLessThanOrEqual(660)
  expect(title.path).toMatch(/^M[\d.\- MLQCZ,]+Z$/)
})

it('is kerned, and as wide as its size says', async () => {
  const [pair, apart] = await Promise.all(['AV', 'A'].map(text => outlineText({ text, size: 100 })))
  const other = await outlineText({ text: 'V', size: 100 })
  expect(pair!.width).toBeLessThan(apart!.width + other.width)
  const twice = await outlineText({ text: 'AV', size: 200, opticalSize: 100 })
  expect(twice.width).toBeCloseTo(2 * pair!.width, 1)
})
