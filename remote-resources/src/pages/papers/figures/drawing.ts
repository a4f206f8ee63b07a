/** A drawing as data: the page sets it as SVG, and the PDF with its own pen. Lengths are units of a sheet 360 wide. */
import { wholeNumber } from '@site/identity/locale'

/** `area` is the page's colour, `ink` what carries, `soft` axes and what is only hinted at, `grid` the lines that carry an axis across. */
export type Tone = 'ink' | 'soft' | 'area' | 'grid'

export type Stroke = { readonly d: string; readonly tone: Tone; readonly width: number; readonly dashed?: boolean }

export type Words = {
  readonly text: string
  readonly x: number
  /** The baseline's. */
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export type Drawing = { readonly height: number; readonly strokes: readonly Stroke[]; readonly words: readonly Words[] }

export const drawingWidth = 360

/** To a tenth of a unit: finer cannot be seen. */
export const point = (value: number): number => Math.round(value * 10) / 10

/** A path through points. */
export const through = (...points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${point(x)} ${point(y)}`).join('')

/** A knot where something is tied: a ring of radius 4. */
export const knot = (x: number, y: number): string => `M${point(x - 4)} ${point(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`

/** An arrow up to the sheet's edge, for what has no upper end. @param width of its stroke, with which its head grows */
export function endless(x: number, foot: number, width: number): string {
  const head = 2 + 1.8 * width
  return through([x, foot], [x, 3]) + through([x - head, 3 + head], [x, 3], [x + head, 3 + head])
}

/** The step between ticks that divides `max` into two to five parts. */
function tickOf(max: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(max, 1)))
  return [ten / 2, ten, ten * 2, ten * 5].find(step => max / step <= 4) ?? ten * 10
}

export type Axes = { x: (value: number) => number; y: (value: number) => number; strokes: Stroke[]; words: Words[] }

/**
 * Axes with their ticks and figures; `y` in pounds.
 * @param xTicks values along the foot, in the order they stand
 */
export function axes(height: number, maxX: number, maxY: number, xTicks: readonly number[], xLabel: string): Axes {
  const [left, right, top, foot] = [58, 350, 16, height - 42]
  const step = tickOf(maxY)
  const roof = Math.max(step, Math.ceil(maxY / step) * step)
  const x = (value: number) => left + (value / maxX) * (right - left)
  const y = (value: number) => foot - (value / roof) * (foot - top)
  const levels = Array.from({ length: Math.round(roof / step) + 1 }, (_, index) => index * step)
  const [foundation = '', ...gridlines] = levels.map(level => through([left, y(level)], [right, y(level)]))
  const ticks = xTicks.map(tick => through([x(tick), foot], [x(tick), foot + 5]))
  return {
    x,
    y,
    strokes: [
      { d: [foundation, ...ticks].join(''), tone: 'soft', width: 1.2 },
      { d: gridlines.join(''), tone: 'grid', width: 0.4 },
    ],
    words: [
      ...levels.map((level): Words => ({ text: `£${wholeNumber(level)}`, x: left - 7, y: y(level) + 4, anchor: 'end' })),
      ...xTicks.map((tick): Words => ({ text: `${tick}`, x: x(tick), y: foot + 19, anchor: tick === maxX ? 'end' : 'middle' })),
      { text: xLabel, x: (left + right) / 2, y: height - 4, anchor: 'middle' },
    ],
  }
}
