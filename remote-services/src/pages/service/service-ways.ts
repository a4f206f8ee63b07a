import { fees } from '@site/identity/fees'
import { feeOf } from '@site/identity/format-fee'
import type { Way } from '@site/kit/ui/blocks/ways-on'
import type { ServiceRecord } from './service-record.ts'

/**
 * The ways on from a service: the fees, and those of its record. The next service hangs at the page's foot.
 * @throws {TypeError} when the record names a fee there is not (`feeOf`).
 */
export function waysOf(record: Pick<ServiceRecord, 'fees' | 'ways'>): readonly Way[] {
  return [feesOf(record.fees), ...record.ways]
}

const feesOf = ([id = '']: ServiceRecord['fees']): Way => ({
  href: `/fees#${feeOf(id, fees).group}`,
  title: 'Fees and packages',
  why: 'All eighteen, and an estimate',
})
