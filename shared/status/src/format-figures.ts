/** Numbers as a British reader writes them. */

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const hundredths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const twoPlaces = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `12,408`. */
export const count = (value: number): string => whole.format(value)

/** A weight of the visitors, in percent: `0.01%`, `10%`. */
export const percent = (value: number): string => `${hundredths.format(value)}%`

/** Of `visits` those that failed: `3.17%`; undefined without visits. */
export function failureRate(failed: number, visits: number): number | undefined {
  return visits > 0 ? (failed / visits) * 100 : undefined
}

/** A failure rate in percent, always with two places, so that a column of them aligns. */
export const rate = (value: number): string => `${twoPlaces.format(value)}%`

/** The distance of two rates in percentage points, with its sign: `+2.93`. */
export function points(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  return `${sign}${twoPlaces.format(Math.abs(difference))}`
}

/** The first eight digits of a release's id: enough to tell the releases of one program apart. */
export const shortRelease = (release: string): string => release.slice(0, 8)
