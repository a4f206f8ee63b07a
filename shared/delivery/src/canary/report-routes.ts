/** The endpoint that takes what documents report of themselves. Everything in a report is a stranger's word. */
import { reportKinds, reportsPath } from '@site/kit/contract/reports'
import { parseRecord } from '@site/kit/records'
import { Hono } from 'hono'
import * as v from 'valibot'
import { clientIn } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import { readText } from '../http/request-body.ts'
import type { Platform } from '../http/responses.ts'
import { foreignSource } from '../http/same-origin.ts'
import { programNameField } from '../release/release.ts'
import { parseJson } from '../storage/stored-json.ts'
import type { VisitReports } from './visit-reports.ts'

type ReportRoutesOptions = { reports: Pick<VisitReports, 'admit' | 'report'>; siteOrigin?: string | undefined; trustProxy?: boolean }
const maxBodySize = 4 * 1024

/** Responses 204 to what was taken; to what was not, one sentence that says why: 400, 403, 413, 415 or 429. */
export function reportRoutes({ reports, siteOrigin, trustProxy = false }: ReportRoutesOptions): Hono<Platform> {
  const routes = new Hono<Platform>()
  return routes.post(reportsPath, async c => {
    const wait = reports.admit(clientIn(c, trustProxy))
    if (wait !== undefined) return c.text('Too many reports came from your network.\n', 429, { 'Retry-After': String(wait) })
    if (foreignSource(c.req.raw, { siteOrigin })) return c.text('Origin: this is taken from pages of this site alone.\n', 403)
    let body: ReturnType<typeof parseReport>
    try {
      body = parseReport(await readText(c.req.raw, { mediaType: 'text/plain', limit: maxBodySize }))
    } catch (error) {
      return error instanceof Refusal ? c.text(`${error.message}.\n`, error.status) : c.text(`${(error as Error).message}\n`, 400)
    }
    const { nonce, ...report } = body
    const result = await reports.report(nonce, report)
    return result === 'taken' ? c.body(null, 204) : c.text(`${result.reason}\n`, 403)
  })
}

/** Values above `max` count as `max`: nothing is told apart there. */
const upTo = (max: number) =>
  v.pipe(
    v.number(),
    v.finite(),
    v.minValue(0),
    v.transform(value => Math.min(value, max)),
  )
const milliseconds = v.optional(upTo(60_000))

const reportBody = v.strictObject({
  nonce: v.pipe(v.string(), v.maxLength(3_600)),
  kind: v.picklist(reportKinds),
  /** Whose code failed; the shell's when absent. */
  section: v.optional(programNameField),
  vitals: v.optional(v.strictObject({ lcp: milliseconds, inp: milliseconds, cls: v.optional(upTo(10)), ttfb: milliseconds })),
})

/** @throws {TypeError} naming the field, what was expected and what came. */
export const parseReport = (text: string): v.InferOutput<typeof reportBody> =>
  parseRecord(reportBody, parseJson(text, 'the report', false), 'the report', 'the body')
