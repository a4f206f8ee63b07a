/** What the price list and its page are made of. The schema is for tests and the prerendering build; browsers get the types alone. */
import { area, distinct, exactly, line, list, markedLine, rule, slug } from '@site/kit/record-fields'
import * as v from 'valibot'

const poundsWords = 'a whole number of pounds, 1 or more'
/** Pounds sterling, excluding VAT. */
const pounds = v.pipe(v.number(poundsWords), v.integer(poundsWords), v.minValue(1, poundsWords))

const fee = v.strictObject({
  name: line,
  amount: pounds,
  /** The amount is the least it costs. */
  from: v.exactOptional(v.literal(true)),
  /** What the amount pays for; the whole of it when absent. */
  per: v.exactOptional(v.picklist(['hour', 'month', 'day'])),
})

const feeGroup = v.strictObject({
  /** Its anchor on the page. */
  id: slug,
  title: line,
  /** Gives the group its two colours. */
  area,
  intro: line,
  fees: v.pipe(list(fee), distinct('name')),
})

/** The number of fees in the specification (section 9). */
const specifiedFees = 18

const feeGroups = v.pipe(
  exactly(6, 'groups of fees', feeGroup),
  distinct('id'),
  distinct('area'),
  rule(groups => {
    const count = groups.flatMap(({ fees }) => fees).length
    return count === specifiedFees ? undefined : { at: [], expected: `${specifiedFees} fees in all`, got: count }
  }),
)

const feesContent = v.strictObject({
  hero: v.strictObject({ title: markedLine, tagline: line }),
  indexTitle: line,
  statement: line,
  /** The words of the estimate that a visitor makes of the list. */
  estimate: v.strictObject({ add: line, title: line, total: line, note: line, clear: line, carry: line }),
  notes: v.strictObject({ title: markedLine, items: list(v.strictObject({ title: line, text: line })) }),
  closing: v.strictObject({ title: markedLine, lead: line, action: line }),
})

/** The two records of `fees.ts`. */
export const feesSchema = v.strictObject({ feeGroups, feesContent })

export type Fee = Readonly<v.InferOutput<typeof fee>>
export type FeeGroup = Readonly<v.InferOutput<typeof feeGroup>>
export type FeesContent = Readonly<v.InferOutput<typeof feesContent>>
