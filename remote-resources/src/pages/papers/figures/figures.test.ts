import { describe, expect, it } from 'vitest'
import bank from '../../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { blocksOf } from '../paper-content.ts'
import { parseWhitePaper } from '../paper-document.ts'
import { placesOf } from '../paper-parts.ts'
import { counterFigure } from './counter.ts'
import { drawingWidth } from './drawing.ts'
import { asPrinted, money } from './figure.ts'
import { figures } from './figures.ts'

const each = Object.entries(figures)
const places = placesOf(parseWhitePaper(bank))
const words = places.map(({ content }) => content).join('\n')

describe('the figures of the bank paper', () => {
  it('stand in its text in the order of their numbers, and each that it names is there', () => {
    const named = places.flatMap(({ content }) => blocksOf(content).flatMap(block => (block.kind === 'figure' ? block.figure : [])))
    expect(named).toEqual(Object.keys(figures))
  })

  it('say, as they are printed, what the text says', () => {
    const said = each.map(([, figure]) => asPrinted(figure).answer).join('\n')
    for (const sum of ['£832', '£26', '£130', '£198', '£5.50', '31.3%']) expect(said).toContain(sum)
    for (const sum of ['£832', '£26', '£130', '£198', '£5.50', '31.3 per cent', '£14.45', '£18.05', '£12.21']) expect(words).toContain(sum)
  })

  it.each(each)('%s: every row of its table has a cell for each column, wherever its sliders stand', (_, { sliders, work }) => {
    for (const end of ['min', 'value', 'max'] as const) {
      const { table, answer } = work(sliders.map(slider => slider[end]))
      expect(answer).not.toMatch(/NaN|undefined|Infinity/)
      for (const { cells } of table.rows) expect(cells).toHaveLength(table.columns.length)
      expect(new Set(table.rows.map(({ cells }) => cells[0])).size).toBe(table.rows.length)
    }
  })

  it.each(each)('%s: its drawing stays on its sheet, wherever its sliders stand', (_, { sliders, work }) => {
    for (const end of ['min', 'value', 'max'] as const) {
      const { strokes, words, height } = work(sliders.map(slider => slider[end])).drawing
      for (const { d } of strokes)
        for (const [, x, y] of d.matchAll(/[ML](\S+) ([\d.-]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0)
          expect(Number(x)).toBeLessThanOrEqual(drawingWidth)
          expect(Number(y)).toBeGreaterThanOrEqual(0)
          expect(Number(y)).toBeLessThanOrEqual(height)
        }
      for (const { x, y } of words) expect(x >= 0 && x <= drawingWidth && y > 0 && y <= height).toBe(true)
    }
  })

  it('speak of a ceiling only where there is one', () => {
    const all = each.map(([, { work }]) => work([2, 6, 80]).answer)
    expect(all.filter(answer => answer.includes('no ceiling of ours') && answer.includes('stays below it'))).toEqual([])
    expect(all).toContainEqual(expect.stringMatching(/£80 a month meets no ceiling of ours\.$/))
  })

  it('let nobody come back who was not refused', () => {
    expect(counterFigure.settle?.([1, 4, 2, 1])).toEqual([1, 1, 2, 1])
  })
})

it('writes money as it is read', () => {
  expect([1040, 5.5, -0.05, 0].map(money)).toEqual(['£1,040', '£5.50', '−£0.05', '£0'])
})
