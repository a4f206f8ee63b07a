import { distinct, line, list, slug } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { fees as given } from './content/fees.ts'

const poundsCopy = 'a whole number of pounds, 1 or more'

const fee = v.strictObject({
  /** Names the fee in the estimate's address and in texts (`{fee:half-day-workshop}`). Do not change one that has been published. */
  id: slug,
  /** The group of the price list that it stands in. */
  group: slug,
  name: line,
  /** Pounds sterling, without VAT. */
  amount: v.pipe(v.number(poundsCopy), v.integer(poundsCopy), v.minValue(1, poundsCopy)),
  /** The amount is the least it costs. */
  from: v.exactOptional(v.literal(true)),
  /** What the amount pays for; the whole of it when absent. */
  per: v.exactOptional(v.picklist(['hour', 'month', 'day'])),
  /** How often the whole is paid, where the name says so and `per` does not: the estimate keeps it apart from what is paid once. */
  every: v.exactOptional(v.picklist(['month', 'quarter'])),
})

const feesSchema = v.strictObject({ fees: v.pipe(list(fee), distinct('id'), distinct('name')) })

export type Fee = Readonly<v.InferOutput<typeof fee>>

/**
 * Checks an owner's fees.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export const parseFees = (input: unknown): readonly Fee[] =>
  parseRecord(feesSchema, { fees: input }, 'shared/identity/content/fees.ts').fees

/** What builds, tests and the server get as `@site/identity/fees`; browsers get the list alone, which a build has checked. */
export const fees = parseFees(given)
