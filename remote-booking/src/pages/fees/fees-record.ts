/** What the page of fees is made of beside the fees themselves, which stand in `shared/identity/content/fees.ts`. The schema is for tests and the prerendering build; browsers get the types alone. */
import { area, distinct, line, list, markedLine, rule, slug, ways } from '@site/kit/record-fields'
import * as v from 'valibot'

const feeGroup = v.strictObject({
  /** Its anchor on the page. */
  id: slug,
  title: line,
  /** Gives the group its two colours. */
  area,
  intro: line,
})

const feeGroups = v.pipe(list(feeGroup), distinct('id'), distinct('area'))

/** What each of an estimate's totals is called. */
const totals = v.strictObject({ once: line, month: line, quarter: line, day: line, hour: line })

const feesContent = v.strictObject({
  hero: v.strictObject({ title: markedLine, tagline: line }),
  indexTitle: line,
  statement: line,
  /** What the estimate says that a visitor makes of the list. */
  estimate: v.strictObject({ add: line, added: line, title: line, totals, note: line, clear: line, carry: line }),
  notes: v.strictObject({ title: markedLine, items: list(v.strictObject({ title: line, text: line })) }),
  ways,
  closing: v.strictObject({ title: markedLine, lead: line, action: line }),
})

const records = v.strictObject({ fees: v.array(v.looseObject({ name: line, group: slug })), feeGroups, feesContent })

const everyFeeGrouped = rule<v.InferOutput<typeof records>>(({ fees, feeGroups }) => {
  const left = fees.findIndex(({ group }) => feeGroups.every(({ id }) => id !== group))
  if (left >= 0) return { at: ['fees', left, 'group'], expected: feeGroups.map(({ id }) => id).join(' or '), got: fees[left]?.group }
  const empty = feeGroups.findIndex(({ id }) => fees.every(({ group }) => group !== id))
  return empty < 0 ? undefined : { at: ['feeGroups', empty, 'id'], expected: 'a group that a fee names', got: feeGroups[empty]?.id }
})

/** The two records of `fees.ts`, and the fees that stand in its groups: each in one, and no group empty. */
export const feesSchema = v.pipe(records, everyFeeGrouped)

export type FeeGroup = Readonly<v.InferOutput<typeof feeGroup>>
export type FeesContent = Readonly<v.InferOutput<typeof feesContent>>
