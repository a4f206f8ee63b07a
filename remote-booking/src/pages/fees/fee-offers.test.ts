import { expect, it } from 'vitest'
import { feeOffers } from './fee-offers.ts'
import { feeGroups } from './fees.ts'

type Offer = { itemOffered: { name: string }; priceSpecification: Record<string, unknown> }

const offers = (feeOffers(feeGroups, 'A. Provider').itemListElement as { itemListElement: Offer[] }[]).flatMap(
  group => group.itemListElement,
)
const priceOf = (name: string) => offers.find(offer => offer.itemOffered.name === name)?.priceSpecification

it('offers all eighteen fees in pounds, without VAT', () => {
  expect(offers).toHaveLength(18)
  for (const { priceSpecification } of offers)
    expect(priceSpecification).toMatchObject({ priceCurrency: 'GBP', valueAddedTaxIncluded: false })
})

it('tells a price from the least price, and says what it pays for', () => {
  expect(priceOf('Half-Day Workshop')).toMatchObject({ price: 800 })
  expect(priceOf('Panel Appearance')).toMatchObject({ minPrice: 600 })
  expect(priceOf('Panel Appearance')).not.toHaveProperty('price')
  expect(priceOf('One-on-One Guidance')).toMatchObject({ price: 150, unitCode: 'HUR' })
  expect(priceOf('Ongoing Data Monitoring')).toMatchObject({ price: 800, unitCode: 'MON' })
  expect(priceOf('Emergency Response Consultancy')).toMatchObject({ minPrice: 1500, unitCode: 'DAY' })
})
