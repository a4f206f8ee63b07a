import { line, slug } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { consultation } from '../consultation/consultation.ts'
import { consultationSchema } from '../consultation/consultation-record.ts'
import { bookingFields, bookingWords } from '../consultation/form/booking-copy.ts'
import { bookingFormSchema } from '../consultation/form/booking-copy-record.ts'
import { topics } from '../consultation/topics.ts'
import { feeGroups, feesContent } from './fees.ts'
import { feesSchema } from './fees-record.ts'

export const topicsSchema = v.strictObject({ topics: v.record(slug, line) })

/**
 * Checks every record of this section.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function checkContent(): void {
  parseRecord(bookingFormSchema, { bookingFields, bookingWords }, 'remote-booking/src/pages/consultation/form/booking-copy.ts')
  parseRecord(consultationSchema, { consultation }, 'remote-booking/src/pages/consultation/consultation.ts')
  parseRecord(feesSchema, { feeGroups, feesContent }, 'remote-booking/src/pages/fees/fees.ts')
  parseRecord(topicsSchema, { topics }, 'remote-booking/src/pages/consultation/topics.ts')
}
