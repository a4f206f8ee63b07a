import { describe, expect, it } from 'vitest'
import bank from '../../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { blocksOf } from '../paper-content.ts'
import { parseWhitePaper } from '../paper-document.ts'
import { placesOf } from '../paper-parts.ts'
import { counterFigure } from './counter.ts'
import { drawingWidth } from './drawing.ts'
import { asPrinted, money } from './figure.ts'
import { figures } from './figures.ts'
import { loanFigure } from './loan.ts'
import { purseFigure } from './purse.ts'
import { tiersFigure } from './tiers.ts'

const each = Object.entries(figures)
const places = placesOf(parseWhitePaper(bank))
const words = places.map(({ content }) => content).join('\n')

/** Points along the straight lines of a path, a unit or less apart. */
const pointsAlong = (d: string) =>
  d.split('M').flatMap(line => {
    const corners = [...line.matchAll(/(?:^|L)([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    return corners.slice(1).flatMap((to, index) => {
      const from = corners[index] ?? to
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)) + 1
      return Array.from({ length: steps + 1 }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }))
    })
  })

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

  it.each([loanFigure, counterFigure])('$title: without an axis at its left, it begins where its words and its table do', figure => {
    const { strokes, words } = asPrinted(figure).drawing
    expect(Math.min(...strokes.flatMap(({ d }) => pointsAlong(d).map(({ x }) => x)))).toBe(0)
    expect(new Set(words.filter(({ anchor }) => anchor === 'start').map(({ x }) => x))).toEqual(new Set([0]))
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
    expect(all.filter(answer => answer.includes('own limits') && answer.includes('stays below it'))).toEqual([])
    expect(all).toContainEqual(
      expect.stringMatching(/open an account up to the law’s own limits\. £80 a month meets no ceiling of ours\.$/),
    )
  })

  it.each([0, 2])('draw what has no ceiling as an arrow to the edge of the sheet, once (proof %i)', proof => {
    const { strokes } = tiersFigure.work([proof, 6, 80]).drawing
    expect(strokes.filter(({ d }) => / 3M/.test(d))).toHaveLength(1)
    expect(strokes.filter(({ tone, d }) => tone === 'ink' && /^M58 \S+L350 /.test(d))).toEqual([])
  })

  it.each([
    [0, 6, /^After 6 months two witnesses open an account of up to £750\./],
    [1, 1, /^After 1 month witnesses and one paper open an account of up to £1,000\./],
    [0, 0, /^On the first day two witnesses open an account of up to £250\./],
  ])('say what proof %i opens in month %i', (proof, month, said) => {
    expect(tiersFigure.work([proof, month, 80]).answer).toMatch(said)
  })

  it('have no line through the words, whatever is put by', () => {
    const settings = [0, 1, 2].flatMap(proof =>
      [0, 6, 12, 18, 24].flatMap(month => [0, 40, 80, 120, 180, 240, 300].map(saved => [proof, month, saved])),
    )
    for (const values of settings) {
      const { strokes, words } = tiersFigure.work(values).drawing
      const points = strokes.flatMap(({ d, tone }) => (tone === 'grid' ? [] : pointsAlong(d)))
      for (const { text, x, y, anchor } of words) {
        const width = 6.6 * text.length
        const left = x - { start: 0, middle: width / 2, end: width }[anchor]
        const crossing = points.filter(point => point.x > left && point.x < left + width && point.y > y - 10 && point.y < y + 3)
        expect(crossing, `${text} at ${values}`).toEqual([])
      }
    }
  })

  it('say once whether the charge leaves the bank anything', () => {
    expect(loanFigure.work([180, 36, 1, 1]).answer).toContain('leave the bank £1.75, before')
    expect(loanFigure.work([180, 36, 1, 2]).answer).toContain('leave the bank £0.05 short, before')
  })

  it.each([
    [180, 36, 1, 2],
    [180, 36, 0, 0],
    [600, 12, 5, 10],
    [60, 52, 5, 10],
  ])('name the charge at the foot of its line, with room around it (%i, %i, %f, %f)', (...values) => {
    const { words } = loanFigure.work(values).drawing
    const name = words.find(({ text }) => text === 'charge')
    const ticks = words.filter(({ text, y }) => text.startsWith('£') && y === (name?.y ?? 0) - 15)
    const [charge, ...others] = ticks.toSorted((a, b) => Number(b.x === name?.x) - Number(a.x === name?.x))
    expect(charge?.text).toBe(money((values[0] ?? 0) / 10))
    for (const { x } of others) expect(Math.abs(x - (name?.x ?? 0))).toBeGreaterThan(25)
  })

  it.each([
    [[4, 2, 2, 1], 'One rule accounts for 4 of 7 refusals.', ['a', 'b', 'c']],
    [[0, 0, 12, 12], 'Two rules account for 12 refusals each.', ['b', 'c']],
    [[1, 0, 1, 1], 'Three rules account for 1 refusal each.', ['a', 'b', 'c']],
    [[0, 0, 0, 0], 'Nobody was refused.', []],
  ])('name the rules that refused somebody, and which of them refused most: %j', (values, said, letters) => {
    const { answer, drawing } = counterFigure.work(values)
    expect(answer.endsWith(said)).toBe(true)
    const texts = drawing.words.map(({ text }) => text)
    expect(texts.filter(text => /^[abc]$/.test(text))).toEqual(letters)
    expect(texts.flatMap(text => /^([abc]): /.exec(text)?.[1] ?? [])).toEqual(letters)
  })

  it('draw each one’s own money finer the more they are, and never as heavy as the circle’s', () => {
    const widths = [3, 8, 12].map(members => {
      const { strokes } = purseFigure.work([26, members, 4, 1]).drawing
      const own = strokes.find(({ tone, dashed }) => tone === 'ink' && dashed)
      const circle = strokes.find(({ tone }) => tone === 'area')
      expect(own?.width).toBeLessThan(circle?.width ?? 0)
      return own?.width ?? 0
    })
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
    expect(new Set(widths).size).toBe(3)
  })

  it('let nobody come back who was not refused', () => {
    expect(counterFigure.settle?.([1, 4, 2, 1])).toEqual([1, 1, 2, 1])
  })
})

it('writes money as it is read', () => {
  expect([1040, 5.5, -0.05, 0].map(money)).toEqual(['£1,040', '£5.50', '−£0.05', '£0'])
})
