import type { Fee } from './fees-record.ts'

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** The words around a figure apart, for a page that sets them smaller: `['from', '£2,000', '']`. */
export function feeParts({ amount, from, per }: Fee): [before: string, figure: string, after: string] {
  return [from ? 'from' : '', pounds.format(amount), per ? `per ${per}` : '']
}

/** A fee in words: `£250`, `from £2,000`, `£150 per hour`, `from £1,500 per day`. */
export function formatFee(fee: Fee): string {
  return feeParts(fee).filter(Boolean).join(' ')
}
