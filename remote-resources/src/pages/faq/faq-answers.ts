import type { Fee } from '@site/identity/fees'
import { fillFees } from '@site/identity/format-fee'
import type { FaqRecord } from './faq-record.ts'

/**
 * The records with the fees that their answers name filled in.
 * @throws {TypeError} when an answer names no fee of `fees`.
 */
export const answered = (records: readonly FaqRecord[], fees: readonly Fee[]): FaqRecord[] =>
  records.map(record => ({ ...record, answer: fillFees(record.answer, fees) }))
