import { fees } from '@site/identity/fees'
import { feeOf } from '@site/identity/format-fee'
import { services } from '@site/identity/services'
import type { Way } from '@site/kit/ui/blocks/ways-on'
import type { ServiceRecord } from './service-record.ts'

/**
 * The ways on from a service: the next one of the list, after the last the first; the fees; and those of its record.
 * @throws {TypeError} when the record names a fee there is not (`feeOf`).
 */
export function waysOf(slug: string, record: Pick<ServiceRecord, 'fees' | 'ways'>): readonly Way[] {
  return [...nextOf(slug), feesOf(record.fees), ...record.ways]
}

function nextOf(slug: string): readonly Way[] {
  const at = (services.findIndex(service => service.slug === slug) + 1) % services.length
  const next = services[at]
  return next ? [{ href: `/${next.slug}`, title: next.title, why: `The next service, ${at + 1} of ${services.length}` }] : []
}

const feesOf = ([id = '']: ServiceRecord['fees']): Way => ({
  href: `/fees#${feeOf(id, fees).group}`,
  title: 'Fees and packages',
  why: 'All eighteen, and an estimate',
})
