/** What the specification counts of this section (sections 2, 4 and 9). The schemas and templates take more and fewer. */
import { fees } from '@site/identity/fees'
import { formatFee } from '@site/identity/format-fee'
import { expect, it } from 'vitest'
import { consultation } from './pages/consultation/consultation.ts'
import { bookingFields } from './pages/consultation/form/booking-copy.ts'
import { feeGroups } from './pages/fees/fees.ts'
import { pricedGroups } from './pages/fees/priced-groups.ts'

it('lists eighteen fees, word for word', () => {
  const listed = pricedGroups(feeGroups, fees).flatMap(group => group.fees)
  expect(listed.map(fee => [fee.name, formatFee(fee)])).toEqual([
    ['Initial Consultation (1 hr)', '£250'],
    ['Ongoing Monthly Retainer', 'from £2,000'],
    ['Project-Based Consulting', 'from £3,500'],
    ['Half-Day Workshop', '£800'],
    ['Full-Day Workshop', '£1,400'],
    ['Multi-Day Training', 'from £3,000'],
    ['Healing Before Learning Sessions', '£500'],
    ['Holistic Ceremonies & Rituals', 'from £1,200'],
    ['One-on-One Guidance', '£150 per hour'],
    ['Keynote (30 to 45 minutes)', 'from £1,200'],
    ['Panel Appearance', 'from £600'],
    ['Workshop + Speaking Combo', 'from £2,000'],
    ['Baseline Report', 'from £1,000'],
    ['In-Depth Field Study', 'from £5,000'],
    ['Ongoing Data Monitoring', '£800 per month'],
    ['Policy Drafting & Review', 'from £2,000'],
    ['Quarterly Advisory Retainer', 'from £3,500'],
    ['Emergency Response Consultancy', 'from £1,500 per day'],
  ])
})

it('gathers them in six groups of three', () => {
  expect(pricedGroups(feeGroups, fees).map(group => group.fees.length)).toEqual([3, 3, 3, 3, 3, 3])
})

it('presents six services on the consultation page', () => {
  expect(consultation.services.items).toHaveLength(6)
})

it('asks for four things in the booking form', () => {
  expect(bookingFields.map(({ name }) => name)).toEqual(['name', 'email', 'organisation', 'message'])
})
