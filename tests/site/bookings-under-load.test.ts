import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MortalSite, startMortalSite } from '../support/mortal-site.ts'
import { postBookings } from '../support/post-bookings.ts'

let site: MortalSite

beforeAll(async () => {
  site = await startMortalSite({ BOOKING_LIMIT: 'off' })
})

afterAll(() => site?.remove())

/** 10,000 of them: `npm run bench -- --only bookings`. */
it('of 500 bookings at 50 connections, with the process killed amid them, each that was accepted is kept exactly once', async () => {
  const posted = await postBookings(site, { bookings: 500, connections: 50, kills: 1 })
  const { accepted, refused, lost, doubled, kept, kills } = posted
  expect({ accepted, refused, lost, doubled, kept, kills }).toEqual({
    accepted: 500,
    refused: 0,
    lost: 0,
    doubled: 0,
    kept: 500,
    kills: 1,
  })
  expect(posted.repeated).toBeGreaterThan(0)
})
