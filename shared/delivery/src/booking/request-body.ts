import { readPostedText } from '../http/posted-text.ts'
import { BookingRefusal } from './booking-refusal.ts'

/** kB. */
const limit = 64

/**
 * The text of a request that a page of this site sent with the media type expected.
 * @param siteOrigin the site's public origin, which differs from the host asked where a proxy rewrites it
 * @throws {BookingRefusal} 403 from another site, 415 for another media type, 413 above 64 kB (65,536
 *   bytes, declared or sent), 400 where it breaks off or is not UTF-8.
 */
export async function readBody(request: Request, mediaType: string, siteOrigin: string): Promise<string> {
  const posted = await readPostedText(request, { mediaType, limit, siteOrigin })
  if ('text' in posted) return posted.text
  throw new BookingRefusal(posted.status, posted.status === 403 ? 'Origin: a booking can be sent from this site alone.' : posted.reason)
}
