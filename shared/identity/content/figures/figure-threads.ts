/** What a drawing of a figure counts out, so that a reader can count it too. */
import type { Figure } from './parse-figures.ts'

export type FigureThreads = {
  /** One thread of the drawing stands for so many. */
  readonly each: number
  readonly rows: readonly ThreadRow[]
}

export type ThreadRow = {
  /** Where it stands beside another one. */
  readonly name?: 'before' | 'after'
  /** In words: `100 before`. */
  readonly caption?: string
  readonly held: number
  /** `held` and the loose ones. */
  readonly all: number
  /** Threads that stand together: ten, a day's hours, the tenths of one mark. */
  readonly bundle: number
  /** There may be more than were counted. */
  readonly isOpen: boolean
}

/** The number of a value as it is written: 2400 of `2,400+`. */
export const numberOf = ({ value }: Pick<Figure, 'value'>): number => Number.parseFloat(value.replaceAll(',', ''))

/** More than this is drawn with a thread for every hundred. */
const mostThreads = 1000

const row = (held: number, all = held, rest: Partial<ThreadRow> = {}): ThreadRow => ({ held, all, bundle: 10, isOpen: false, ...rest })

const change = (before: number, after: number, captions = ['before', 'after']): FigureThreads => ({
  each: 1,
  rows: [before, Math.round(after)].map((held, index) =>
    row(held, held, { name: index ? 'after' : 'before', caption: `${held} ${captions[index]}`.trim() }),
  ),
})

/**
 * A share as so many of a hundred, the rest loose; a count as so many of its whole, or by itself; a change as what was there before and
 * what is there after, or what ten become, never as a share; a rating in tenths of a mark. No rows where there is nothing to be drawn.
 */
export function threadsOf(figure: Pick<Figure, 'value' | 'unit' | 'of'>): FigureThreads {
  const number = numberOf(figure)
  if (figure.unit === 'rule' || number === 0) return { each: 1, rows: [] }
  if (figure.unit === 'reduction') return change(100, 100 - number)
  if (figure.unit === 'increase') return change(100, 100 + number)
  if (figure.unit === 'times') return change(10, number * 10, ['become', ''])
  if (figure.unit === 'rating') return { each: 0.1, rows: [row(Math.round(number * 10), (figure.of ?? number) * 10)] }
  const each = number > mostThreads ? 100 : 1
  const isOpen = figure.value.endsWith('+')
  const bundle = figure.unit === 'hours' ? 24 : 10
  return { each, rows: [row(number / each, Math.max(number, figure.of ?? 0) / each, { bundle, isOpen })] }
}
