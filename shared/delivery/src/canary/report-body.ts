/** What a document says of itself, as its page posts it. Everything in it is a stranger's word. */
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { programNameField } from '../release/release.ts'
import { parseJson } from '../storage/stored-json.ts'

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
  kind: v.picklist(['ready', 'failed', 'vitals']),
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
export const parseReport = (text: string): ReportBody => parseRecord(body, parseJson(text, 'the report', false), 'the report', 'the body')
