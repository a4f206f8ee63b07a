import { feeGroups } from '../pages/fees/fees.ts'
import type { Fee } from '../pages/fees/fees-record.ts'
import { formatFee } from '../pages/fees/format-fee.ts'

/** How many of each chosen fee's units, by the fee's {@link feeId}: 1 where its amount pays for the whole. */
export type Estimate = Readonly<Record<string, number>>

/** What one choice adds up to: `3 hours` of a fee by the hour. */
export type EstimateLine = { readonly id: string; readonly fee: Fee; readonly quantity: number; readonly amount: number }

/** Hours, days or months that can be asked for at once. */
export const mostUnits = 24

/** A fee's name as addresses have it: `initial-consultation-1-hr`. */
export const feeId = ({ name }: Pick<Fee, 'name'>): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

const fees: readonly Fee[] = feeGroups.flatMap(group => group.fees as readonly Fee[])
const pounds = (amount: number, from: boolean): string => formatFee({ name: '', amount, ...(from && { from }) })

/** `1 hour`, `3 months`. */
export const unitsOf = (quantity: number, per: NonNullable<Fee['per']>): string => `${quantity} ${per}${quantity === 1 ? '' : 's'}`

/** The chosen fees in the order of the price list. */
export const linesOf = (estimate: Estimate): EstimateLine[] =>
  fees.flatMap(fee => {
    const quantity = Object.hasOwn(estimate, feeId(fee)) ? estimate[feeId(fee)] : undefined
    return quantity ? [{ id: feeId(fee), fee, quantity, amount: fee.amount * quantity }] : []
  })

/** The fee and its units in words: `One-on-One Guidance, 3 hours`. */
export const wordsOf = ({ fee, quantity }: Pick<EstimateLine, 'fee' | 'quantity'>): string =>
  fee.per ? `${fee.name}, ${unitsOf(quantity, fee.per)}` : fee.name

/** `£450`, or `from £4,500` where the fee is the least it costs. */
export const amountOf = ({ fee, amount }: Pick<EstimateLine, 'fee' | 'amount'>): string => pounds(amount, fee.from ?? false)

/** `2 fees, from £1,250`: a total is the least it costs as soon as one of its fees is. */
export function totalOf(lines: readonly EstimateLine[]): string {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  return pounds(
    sum,
    lines.some(({ fee }) => fee.from),
  )
}

export const countOf = (lines: readonly EstimateLine[]): string => `${lines.length} ${lines.length === 1 ? 'fee' : 'fees'}`

/** For an address and for storage: `half-day-workshop,one-on-one-guidance.3`. It names fees and nobody. */
export const writeItems = (estimate: Estimate): string =>
  linesOf(estimate)
    .map(({ id, fee, quantity }) => (fee.per && quantity > 1 ? `${id}.${quantity}` : id))
    .join(',')

/** What {@link writeItems} wrote. Fees that are not in the list, and numbers that cannot be, are left out. */
export function readItems(items: string): Estimate {
  const known = new Map(fees.map(fee => [feeId(fee), fee]))
  return Object.fromEntries(
    items.split(',').flatMap(item => {
      const [id = '', units = '1'] = item.split('.')
      const fee = known.get(id)
      const quantity = fee?.per ? Number(units) : 1
      return fee && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostUnits ? [[id, quantity] as const] : []
    }),
  )
}

/**
 * The estimate as a message to the office begins with it; its first line says it in short.
 * @returns undefined when nothing is chosen
 */
export function estimateWords(estimate: Estimate): string | undefined {
  const lines = linesOf(estimate)
  if (lines.length === 0) return undefined
  return [
    `Estimate of ${countOf(lines)}, ${totalOf(lines)}:`,
    ...lines.map(line => `${wordsOf(line)}: ${amountOf(line)}`),
    'Indicative, excluding VAT, travel, accommodation and materials.',
  ].join('\n')
}
