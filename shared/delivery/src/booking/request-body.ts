/** Reads what the booking form sends. */
import { BodyRefusal, readText } from '../http/request-body.ts'
import { foreignSource } from '../http/same-origin.ts'
import { BookingRefusal } from './booking-refusal.ts'

/** In bytes. */
const maxBodySize = 64 * 1024

/**
 * The text of a request that a page of this site sent with the media type expected.
 * @param siteOrigin the site's public origin, which differs from the host asked where a proxy rewrites it
 * @throws {BookingRefusal} 403 from another site, 415 for another media type, 413 above 64 kB, declared or sent, 400 where it
 *   breaks off or is not UTF-8.
 */
export async function readBody(request: Request, mediaType: string, siteOrigin?: string): Promise<string> {
  if (foreignSource(request, { siteOrigin })) throw new BookingRefusal(403, 'Origin: a booking can be sent from this site alone.')
  try {
    return await readText(request, { mediaType, limit: maxBodySize })
  } catch (error) {
    throw error instanceof BodyRefusal ? new BookingRefusal(error.status, `${error.reason}.`) : error
  }
}
