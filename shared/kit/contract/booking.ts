/** The booking request as it goes over the wire: what the form sends is what the site's endpoints take. */

/** The fields, by the names that the e-mail template knows. */
export const bookingFieldNames = ['name', 'email', 'organisation', 'message'] as const

export type BookingFieldName = (typeof bookingFieldNames)[number]

/**
 * Longest values in UTF-16 units, as `maxlength` counts them. An e-mail address: RFC 5321 section
 * 4.5.3.1.3. A message of 5,000 units form-encoded in any script stays below the limit of the body.
 */
export const bookingLimits = { name: 200, email: 254, organisation: 200, message: 5000 } as const satisfies Record<BookingFieldName, number>

/** Form field that only programs fill: visitors do not see it. */
export const honeypotField = 'website'

/** Longest slug that `/consultation?topic=…` may name, characters. */
export const maxTopicLength = 60

/** Where @emailjs/browser posts to, on whichever origin it is given. */
export const emailJsPath = '/api/v1.0/email/send'

/** Where the form posts to without JavaScript, and the pages that say how it went. */
export const bookingPaths = { form: '/booking', sent: '/booking/sent', failed: '/booking/failed' } as const
