/**
 * What counts as good and as poor at the 75th percentile.
 * Source: https://web.dev/articles/vitals (LCP, INP, CLS) and https://web.dev/articles/ttfb (TTFB).
 */
import type { ReleaseCounts } from '@site/delivery/status-model'

export type VitalName = keyof ReleaseCounts['vitals']

export type Rating = 'good' | 'needs improvement' | 'poor'

export type Vital = {
  readonly name: VitalName
  readonly short: string
  readonly title: string
  /** At most this is good; milliseconds, the layout shift without a unit. */
  readonly good: number
  /** More than this is poor. */
  readonly poor: number
}

export const vitals: readonly Vital[] = [
  { name: 'lcp', short: 'LCP', title: 'Largest Contentful Paint', good: 2500, poor: 4000 },
  { name: 'inp', short: 'INP', title: 'Interaction to Next Paint', good: 200, poor: 500 },
  { name: 'cls', short: 'CLS', title: 'Cumulative Layout Shift', good: 0.1, poor: 0.25 },
  { name: 'ttfb', short: 'TTFB', title: 'Time to First Byte', good: 800, poor: 1800 },
]

export function ratingOf({ good, poor }: Vital, value: number): Rating {
  if (value <= good) return 'good'
  return value <= poor ? 'needs improvement' : 'poor'
}

/** The scale ends half as far again as where poor begins: room for what is worse. */
const scaleEnd = ({ poor }: Vital): number => poor * 1.5

/** Where a value stands on its scale, 0 to 100; what is worse than the scale stands at its end. */
export const placeOf = (vital: Vital, value: number): number => Math.round(Math.min(1, value / scaleEnd(vital)) * 1000) / 10

const seconds = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const shift = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** With its unit: `2.5 s`, `200 ms`, `0.1`. Whole seconds and more are seconds. */
export function vitalText({ name }: Vital, value: number): string {
  if (name === 'cls') return shift.format(value)
  return value >= 1000 ? `${seconds.format(value / 1000)} s` : `${Math.round(value)} ms`
}
