import type { Fee } from '@site/identity/fees'
import type { FeeGroup } from './fees-record.ts'

/** A group of the price list with its fees. */
export type PricedGroup = FeeGroup & { readonly fees: readonly Fee[] }

/** The groups in their order, each with those of `fees` that name it. */
export const pricedGroups = (groups: readonly FeeGroup[], fees: readonly Fee[]): PricedGroup[] =>
  groups.map(group => ({ ...group, fees: fees.filter(fee => fee.group === group.id) }))
