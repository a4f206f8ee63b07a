/** Addresses that the delivery answers itself: no release can have them. */
import { bookingPaths } from '@site/kit/contract/booking'
import { reportsPath } from '@site/kit/contract/reports'

/** Decoded; one that ends in `/*` stands for itself and all below it. */
export const reservedPaths = [
  // Files of releases by their content, and what previews and the programs of other origins speak to.
  '/_/*',
  '/api/*',
  '/preview/*',
  // Takes a booking by POST; the pages below it, such as `/booking/sent`, are a section's.
  bookingPaths.form,
  '/feed.xml',
  '/health',
  reportsPath,
  '/robots.txt',
  '/sitemap.xml',
  // On the admin origin it is the status page: a page of this site must not be mistaken for it.
  '/status',
] as const

/** @param path decoded, without a trailing slash */
export const isReserved = (path: string): boolean =>
  reservedPaths.some(reserved => {
    const folder = reserved.endsWith('/*') ? reserved.slice(0, -2) : undefined
    return folder === undefined ? path === reserved : path === folder || path.startsWith(`${folder}/`)
  })
