/** How a fee reads, on every page that names one. */
import { wholeNumber } from './locale.ts'
import type { Fee } from './parse-fees.ts'

type Price = Pick<Fee, 'amount' | 'from' | 'per'>

/** The figure, and what stands before and after it, for a page that sets them smaller: `['from', '£2,000', '']`. */
export function feeParts({ amount, from, per }: Price): [before: string, figure: string, after: string] {
  return [from ? 'from' : '', `£${wholeNumber(amount)}`, per ? `per ${per}` : '']
}

/** `£250`, `from £2,000`, `£150 per hour`, `from £1,500 per day`. */
export const formatFee = (price: Price): string => feeParts(price).filter(Boolean).join(' ')

/**
 * The fee of that id.
 * @throws {TypeError} when there is none: while pages are prerendered, this stops the build.
 */
export function feeOf(id: string, fees: readonly Fee[]): Fee {
  const found = fees.find(fee => fee.id === id)
  if (!found) throw new TypeError(`shared/identity/content/fees.ts: expected a fee with the id ${JSON.stringify(id)}, which a page names`)
  return found
}

/** `text` with each `{fee:half-day-workshop}` replaced by how that fee reads. @throws {TypeError} where a fee is not there, or braces say something else. */
export const fillFees = (text: string, fees: readonly Fee[]): string =>
  text.replace(/\{.*?(\}|$)/g, mark => formatFee(feeOf(/^\{fee:(.*)\}$/.exec(mark)?.[1] ?? mark, fees)))
