import type { Fee } from '@site/identity/fees'
import type { StructuredData } from '@site/kit/contract'
import type { PricedGroup } from './priced-groups.ts'

/** UN/CEFACT codes, which schema.org's `unitCode` takes. */
const unitCode = { hour: 'HUR', day: 'DAY', month: 'MON', quarter: 'QAN' } as const

/** The price list as schema.org knows it: one catalogue a group, one offer a fee. */
export function feeOffers(groups: readonly PricedGroup[], provider: string): StructuredData {
  return {
    '@type': 'OfferCatalog',
    name: 'Fees and packages',
    itemListElement: groups.map(({ title, fees }) => ({
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: fees.map(offer(provider)),
    })),
  }
}

const unitOf = (unit: keyof typeof unitCode | undefined) => unit && { unitCode: unitCode[unit] }

const offer =
  (provider: string) =>
  ({ name, amount, from, per, every }: Fee) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, provider: { '@type': 'Person', name: provider } },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'GBP',
      valueAddedTaxIncluded: false,
      ...(from ? { minPrice: amount } : { price: amount }),
      ...unitOf(per ?? every),
    },
  })
