/** The language of the site, as BCP 47 names it: documents, dates, numbers, the feed and the PDFs follow. */
export const locale = 'en-GB'

// By hand, for pages: the first answer of `Intl` is a long task on a phone. A test holds both together.

/** `2500` as `2,500`. */
export const wholeNumber = (value: number): string => `${Math.round(value)}`.replace(/\B(?=(?:\d{3})+$)/g, ',')

const months = () => 'January February March April May June July August September October November December'.split(' ')

/** `2025-01` as `January 2025`. */
export const monthInWords = (date: string): string => `${months()[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

/** `2025-01-04` as `4 January 2025`. */
export const dayInWords = (date: string): string => `${Number(date.slice(8, 10))} ${monthInWords(date)}`
