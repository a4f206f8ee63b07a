import { inject } from 'vitest'

/** The composed site as it is built, for tests that change nothing in its store: all of them visit one. */
export const site = { address: inject('builtSite') }
