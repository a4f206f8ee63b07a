/** An estimate that a visitor makes of the fees: chosen on the page of fees, carried to the booking form in its address. */
import type { Fee } from '@site/identity/fees'
import { formatFee } from '@site/identity/format-fee'

/** How many hours or days of each chosen fee, by the fee's id: 1 of what is not counted. */
export type Estimate = Readonly<Record<string, number>>

/** What one choice adds up to: `3 hours` of a fee by the hour. */
export type EstimateLine = { readonly fee: Fee; readonly quantity: number; readonly amount: number }

/** What a fee is paid for: the whole at once, each month or quarter, or so many hours or days. */
export type Period = 'once' | 'month' | 'quarter' | 'day' | 'hour'

const periods: readonly Period[] = ['once', 'month', 'quarter', 'day', 'hour']

const periodOf = ({ per, every }: Fee): Period => every ?? per ?? 'once'

/** A unit of which a visitor says how many. */
export type Unit = 'hour' | 'day'

export const unitOf = ({ per }: Fee): Unit | undefined => (per === 'hour' || per === 'day' ? per : undefined)

/** Hours or days that can be asked for at once. */
export const maxUnits = 24

/** `1 hour`, `3 days`. */
export const unitsOf = (quantity: number, unit: Unit): string => `${quantity} ${unit}${quantity === 1 ? '' : 's'}`

/** The chosen ones of `fees`, in their order. */
export const linesOf = (estimate: Estimate, fees: readonly Fee[]): EstimateLine[] =>
  fees.flatMap(fee => {
    const quantity = Object.hasOwn(estimate, fee.id) ? estimate[fee.id] : undefined
    return quantity ? [{ fee, quantity, amount: fee.amount * quantity }] : []
  })

/** The fee and its units: `One-on-One Guidance, 3 hours`. */
export function nameOf({ fee, quantity }: Pick<EstimateLine, 'fee' | 'quantity'>): string {
  const unit = unitOf(fee)
  return unit ? `${fee.name}, ${unitsOf(quantity, unit)}` : fee.name
}

const amountFrom = (amount: number, from: boolean): string => formatFee({ amount, ...(from && { from }) })

/** `£450`, `from £4,500` where the fee is the least it costs, `£800 per month`. */
export function amountOf({ fee, amount }: Pick<EstimateLine, 'fee' | 'amount'>): string {
  const period = periodOf(fee)
  const figure = amountFrom(amount, fee.from ?? false)
  return period === 'month' || period === 'quarter' ? `${figure} per ${period}` : figure
}

/** What is paid in the same way, added up; `quantity` counts the hours or days. */
export type EstimateTotal = { readonly period: Period; readonly amount: string; readonly quantity: number }

/** One total for each way of paying: what is paid once cannot be added to what is paid each month. */
export function totalsOf(lines: readonly EstimateLine[]): EstimateTotal[] {
  return periods.flatMap(period => {
    const same = lines.filter(({ fee }) => periodOf(fee) === period)
    if (same.length === 0) return []
    const sum = (of: 'amount' | 'quantity') => same.reduce((total, line) => total + line[of], 0)
    // A total is the least it costs as soon as one of its fees is.
    const amount = amountFrom(
      sum('amount'),
      same.some(({ fee }) => fee.from),
    )
    return { period, amount, quantity: sum('quantity') }
  })
}

/** `from £1,250 once`, `£800 per month`, `£450 for 3 hours`. */
export function totalText({ period, amount, quantity }: EstimateTotal): string {
  if (period === 'once') return `${amount} once`
  return period === 'month' || period === 'quarter' ? `${amount} per ${period}` : `${amount} for ${unitsOf(quantity, period)}`
}

/** `2 fees: £800 once, from £3,000 for 2 days`. */
export const summaryOf = (lines: readonly EstimateLine[]): string => `${countOf(lines)}: ${totalsOf(lines).map(totalText).join(', ')}`

export const countOf = (lines: readonly EstimateLine[]): string => `${lines.length} ${lines.length === 1 ? 'fee' : 'fees'}`

/** For an address and for storage: `half-day-workshop,one-on-one-guidance.3`. It names fees and nobody. */
export const writeItems = (lines: readonly EstimateLine[]): string =>
  lines.map(({ fee, quantity }) => (unitOf(fee) && quantity > 1 ? `${fee.id}.${quantity}` : fee.id)).join(',')

/** What {@link writeItems} wrote. Fees that are not among `fees`, and numbers that cannot be, are left out. */
export function readItems(items: string, fees: readonly Fee[]): Estimate {
  return Object.fromEntries(
    items.split(',').flatMap(item => {
      const [id = '', units = '1'] = item.split('.')
      const fee = fees.find(known => known.id === id)
      const quantity = fee && unitOf(fee) ? Number(units) : 1
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
    `Estimate of ${summaryOf(lines)}:`,
    ...lines.map(line => `${nameOf(line)}: ${amountOf(line)}`),
    'Indicative, excluding VAT, travel, accommodation and materials.',
  ].join('\n')
}

/** The lines of what {@link estimateText} wrote, of `fees` as they are now. */
export function linesOfText(text: string, fees: readonly Fee[]): EstimateLine[] {
  const rows = text.split('\n')
  const quantityOf = ({ name }: Fee): number => {
    const row = rows.find(each => each.startsWith(`${name}:`) || each.startsWith(`${name}, `))
    return row ? Number(/^, (\d+)/.exec(row.slice(name.length))?.[1] ?? 1) : 0
  }
  return linesOf(Object.fromEntries(fees.map(fee => [fee.id, quantityOf(fee)])), fees)
}
