import { line, slug } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { bookingFields, bookingWords } from './booking-form.ts'
import { bookingFormSchema } from './booking-form-record.ts'
import { consultation } from './consultation.ts'
import { consultationSchema } from './consultation-record.ts'
import { feeGroups, feesContent } from './fees.ts'
import { feesSchema } from './fees-record.ts'
import { topics } from './topics.ts'

export const topicsSchema = v.strictObject({ topics: v.record(slug, line) })

/**
 * Checks every record of this section.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function checkContent(): void {
  parseRecord(bookingFormSchema, { bookingFields, bookingWords }, 'remote-booking/src/content/booking-form.ts')
  parseRecord(consultationSchema, { consultation }, 'remote-booking/src/content/consultation.ts')
  parseRecord(feesSchema, { feeGroups, feesContent }, 'remote-booking/src/content/fees.ts')
  parseRecord(topicsSchema, { topics }, 'remote-booking/src/content/topics.ts')
}
