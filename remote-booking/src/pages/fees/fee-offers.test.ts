import { type Fee, fees } from '@site/identity/fees'
import { expect, it } from 'vitest'
import { feeOffers } from './fee-offers.ts'
import { feeGroups } from './fees.ts'
import { pricedGroups } from './priced-groups.ts'

type Offer = { itemOffered: { name: string }; priceSpecification: Record<string, unknown> }

const offersOf = (list: readonly Fee[]): Offer[] => {
  const groups = feeOffers(pricedGroups(feeGroups, list), 'A. Provider').itemListElement as { itemListElement: Offer[] }[]
  return groups.flatMap(group => group.itemListElement)
}
const offers = offersOf(fees)
const priceOf = (name: string, among = offers) => among.find(offer => offer.itemOffered.name === name)?.priceSpecification

it('offers every fee in pounds, without VAT', () => {
  expect(offers.map(({ itemOffered }) => itemOffered.name)).toEqual(fees.map(({ name }) => name))
  for (const { priceSpecification } of offers)
    expect(priceSpecification).toMatchObject({ priceCurrency: 'GBP', valueAddedTaxIncluded: false })
})

it('tells a price from the least price, and says what it pays for', () => {
  expect(priceOf('Half-Day Workshop')).toMatchObject({ price: 800 })
  expect(priceOf('Panel Appearance')).toMatchObject({ minPrice: 600 })
  expect(priceOf('Panel Appearance')).not.toHaveProperty('price')
  expect(priceOf('One-on-One Guidance')).toMatchObject({ price: 150, unitCode: 'HUR' })
  expect(priceOf('Ongoing Data Monitoring')).toMatchObject({ price: 800, unitCode: 'MON' })
  expect(priceOf('Quarterly Advisory Retainer')).toMatchObject({ minPrice: 3500, unitCode: 'QAN' })
  expect(priceOf('Emergency Response Consultancy')).toMatchObject({ minPrice: 1500, unitCode: 'DAY' })
})

it('offers a nineteenth fee, and follows one that changes', () => {
  const nineteenth: Fee = { id: 'night-walk', group: 'healing', name: 'Night Walk', amount: 90 }
  expect(priceOf('Night Walk', offersOf([...fees, nineteenth]))).toMatchObject({ price: 90 })
  const changed = fees.map(fee => (fee.id === 'half-day-workshop' ? { ...fee, amount: 825 } : fee))
  expect(priceOf('Half-Day Workshop', offersOf(changed))).toMatchObject({ price: 825 })
})
