/** Numbers, times and names as a British reader writes them. Times are UTC. */

import type { ProgramStatus } from '@site/delivery/status-model'
import { locale } from '@site/identity/locale'

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const hundredths = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const twoPlaces = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const thousandths = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
const dateAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** `12,408`. */
export const count = (value: number): string => whole.format(value)

/** @param weight basis points @returns `0.01%`, `10%` */
export const percent = (weight: number): string => `${hundredths.format(weight / 100)}%`

/** `3.17%` of the visits failed, always with two places, so that a column of them aligns; undefined without visits. */
export const failureRate = (failed: number, visits: number): string | undefined =>
  visits > 0 ? `${twoPlaces.format((failed / visits) * 100)}%` : undefined

/** @param value milliseconds @returns `88 ms`; from a second on `1.64 s` */
export const milliseconds = (value: number): string => (value >= 1000 ? `${hundredths.format(value / 1000)} s` : `${Math.round(value)} ms`)

/** A layout shift, which has no unit: `0.025`. */
export const layoutShift = (value: number): string => thousandths.format(value)

/** The first eight digits of a release's id: enough to tell the releases of one program apart. */
export const shortRelease = (release: string): string => release.slice(0, 8)

/**
 * @param iso a time in ISO 8601
 * @returns `22 November 2025, 03:04 UTC`; what is no time as it is, so that a broken one hides no status
 */
export const dateTime = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : `${dateAndTime.format(Date.parse(iso)).replace(' at ', ', ')} UTC`

/** `remote-resources` is called Resources, `shell` is called Shell. */
export function programTitle(program: ProgramStatus['program']): string {
  const words = program.replace(/^remote-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
