import { inject } from 'vitest'

/** The composed site as it is built, for tests that change nothing in its store: all of them visit one. */
export const site = { address: inject('builtSite') }

/** Folder of the bookings that this site has accepted: one file alone sends any, and counts them. */
export const builtOutbox = inject('builtOutbox')
