import { distinct, line, list, rule, slug, text } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { figureGroups as given } from './figure-groups.ts'

export type { FigureGroup, PlacedFigure } from './figure-groups.ts'

/** Said in place of what the office has not given yet. */
const open = v.literal('to be confirmed')

const pastDay = v.pipe(
  text('a year such as 2015 or a day such as 2015-03-01', /^\d{4}(-\d{2}-\d{2})?$/),
  v.check(day => Date.parse(day) <= Date.now(), 'a day that has come'),
)

const whole = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'one or more'))

/** How a value is to be read, and what one thread of its drawing stands for. */
export const units = ['share', 'reduction', 'increase', 'times', 'rating', 'count', 'hours', 'years', 'rule'] as const

/** Units that say nothing without the cases behind them. */
const onCases = ['share', 'reduction', 'increase', 'times', 'rating']

const fields = v.strictObject({
  /** Its address: `/what-we-count#<id>`. Do not change one that has been published. */
  id: slug,
  /** What the page says the value is of. */
  label: line,
  /** As it is written: `92%`, `47+`, `4.8/5`, `2,400+`. */
  value: text('a number with its unit such as 94%, 47+ or 4.8/5', /^\d[\d,]*(\.\d+)?\D?.*$/),
  unit: v.picklist(units),
  /** The whole that the value is drawn against: a hundred for a share, the scale of a rating, the mark or the total of a count. */
  of: v.exactOptional(whole),
  /** How many cases stand behind a share, a change or a rating. A count has none: it is its own cases. */
  base: v.exactOptional(v.union([open, whole], "a whole number of cases, or 'to be confirmed'")),
  /** What one of them is, and how it differs from figures that look like it. */
  counted: line,
  /** The first year or day that is counted. */
  since: v.union([open, pastDay], "a year such as 2015, a day that has come, or 'to be confirmed'"),
  /** Who counted: a role, never a person. */
  by: line,
  /** What would make it wrong. */
  caveat: line,
})

export type Figure = Readonly<v.InferOutput<typeof fields>>

const numberIn = (value: string): number => Number.parseFloat(value.replaceAll(',', ''))

/** A record of a figure; also a part of the records of pages that show it. */
export const figure = v.pipe(
  fields,
  rule<Figure>(({ value, of }) =>
    of !== undefined && of < numberIn(value) ? { at: ['of'], expected: `the whole of ${value}, not less`, got: of } : undefined,
  ),
  rule<Figure>(({ unit, of }) =>
    (unit === 'share' && of !== 100) || (unit === 'rating' && of === undefined)
      ? { at: ['of'], expected: unit === 'share' ? 'a hundred, since it is a share' : 'the best mark that can be given', got: of }
      : undefined,
  ),
  rule<Figure>(({ unit, base }) =>
    onCases.includes(unit) !== (base !== undefined)
      ? { at: ['base'], expected: onCases.includes(unit) ? "the cases behind it, or 'to be confirmed'" : 'nothing for a count', got: base }
      : undefined,
  ),
)

const figuresSchema = v.strictObject({
  figures: v.pipe(list(v.looseObject({ id: slug })), distinct('id')),
  groups: v.pipe(list(v.object({ id: slug, title: line, lead: line })), distinct('id')),
})

/**
 * Checks an owner's figures.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function parseFigures(groups: typeof given): typeof given {
  const figures = groups.flatMap(group => group.figures.map(({ figure }) => figure))
  for (const each of figures) parseRecord(figure, each, `shared/identity/content/figures/records: the figure ${each.id}`)
  const heads = groups.map(({ id, title, lead }) => ({ id, title, lead }))
  parseRecord(figuresSchema, { figures, groups: heads }, 'shared/identity/content/figures')
  return groups
}

/** What builds, tests and the server get as `@site/identity/figures`; browsers get the groups alone, which a build has checked. */
export const figureGroups = parseFigures(given)
