/** An estimate that a visitor makes of the fees: chosen on the page of fees, carried to the booking form in its address. */
import type { Fee } from '@site/identity/fees'
import { formatFee } from '@site/identity/format-fee'

/** How many of each chosen fee's units, by the fee's id: 1 where its amount pays for the whole. */
export type Estimate = Readonly<Record<string, number>>

/** What one choice adds up to: `3 hours` of a fee by the hour. */
export type EstimateLine = { readonly fee: Fee; readonly quantity: number; readonly amount: number }

/** Hours, days or months that can be asked for at once. */
export const maxUnits = 24

/** `1 hour`, `3 months`. */
export const unitsOf = (quantity: number, per: NonNullable<Fee['per']>): string => `${quantity} ${per}${quantity === 1 ? '' : 's'}`

/** The chosen ones of `fees`, in their order. */
export const linesOf = (estimate: Estimate, fees: readonly Fee[]): EstimateLine[] =>
  fees.flatMap(fee => {
    const quantity = Object.hasOwn(estimate, fee.id) ? estimate[fee.id] : undefined
    return quantity ? [{ fee, quantity, amount: fee.amount * quantity }] : []
  })

/** The fee and its units: `One-on-One Guidance, 3 hours`. */
export const nameOf = ({ fee, quantity }: Pick<EstimateLine, 'fee' | 'quantity'>): string =>
  fee.per ? `${fee.name}, ${unitsOf(quantity, fee.per)}` : fee.name

const amountFrom = (amount: number, from: boolean): string => formatFee({ amount, ...(from && { from }) })

/** `£450`, or `from £4,500` where the fee is the least it costs. */
export const amountOf = ({ fee, amount }: Pick<EstimateLine, 'fee' | 'amount'>): string => amountFrom(amount, fee.from ?? false)

/** `from £1,250`: a total is the least it costs as soon as one of its fees is. */
export function totalOf(lines: readonly EstimateLine[]): string {
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  return amountFrom(
    sum,
    lines.some(({ fee }) => fee.from),
  )
}

export const countOf = (lines: readonly EstimateLine[]): string => `${lines.length} ${lines.length === 1 ? 'fee' : 'fees'}`

/** For an address and for storage: `half-day-workshop,one-on-one-guidance.3`. It names fees and nobody. */
export const writeItems = (lines: readonly EstimateLine[]): string =>
  lines.map(({ fee, quantity }) => (fee.per && quantity > 1 ? `${fee.id}.${quantity}` : fee.id)).join(',')

/** What {@link writeItems} wrote. Fees that are not among `fees`, and numbers that cannot be, are left out. */
export function readItems(items: string, fees: readonly Fee[]): Estimate {
  return Object.fromEntries(
    items.split(',').flatMap(item => {
      const [id = '', units = '1'] = item.split('.')
      const fee = fees.find(known => known.id === id)
      const quantity = fee?.per ? Number(units) : 1
      return fee && Number.isInteger(quantity) && quantity >= 1 && quantity <= maxUnits ? [[id, quantity] as const] : []
    }),
  )
}

/**
 * The estimate as a message to the office begins with it; its first line says it in short.
 * @returns undefined when nothing is chosen
 */
export function estimateText(lines: readonly EstimateLine[]): string | undefined {
  if (lines.length === 0) return undefined
  return [
    `Estimate of ${countOf(lines)}, ${totalOf(lines)}:`,
    ...lines.map(line => `${nameOf(line)}: ${amountOf(line)}`),
    'Indicative, excluding VAT, travel, accommodation and materials.',
  ].join('\n')
}
