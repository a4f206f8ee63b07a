/** What a document says of itself, as its page posts it. Everything in it is a stranger's word. */
import { reportKinds } from '@site/kit/contract/reports'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { programNameField } from '../release/release.ts'

/** Above a minute nothing is told apart. */
const milliseconds = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.transform(value => Math.min(value, 60_000)),
)
const layoutShift = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.transform(value => Math.min(value, 10)),
)

const body = v.strictObject({
  nonce: v.pipe(v.string(), v.maxLength(3_600)),
  /** Each is taken once. */
  kind: v.picklist(reportKinds),
  /** Whose code failed; the frame's when absent. */
  section: v.optional(programNameField),
  vitals: v.optional(
    v.strictObject({
      lcp: v.optional(milliseconds),
      inp: v.optional(milliseconds),
      cls: v.optional(layoutShift),
      ttfb: v.optional(milliseconds),
    }),
  ),
})

export type ReportBody = v.InferOutput<typeof body>

/** @throws {TypeError} naming the field, what was expected and what came. */
export function parseReport(text: string): ReportBody {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    throw new TypeError('the report: expected JSON')
  }
  return parseRecord(body, input, 'the report', 'the body')
}
