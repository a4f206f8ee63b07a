/** The endpoint that takes what documents report of themselves. */
import { Hono } from 'hono'
import { clientOf } from '../http/rate-limit.ts'
import { BodyRefusal, readText } from '../http/request-body.ts'
import type { Ctx, Platform } from '../http/responses.ts'
import { foreignSource } from '../http/same-origin.ts'
import type { Guard } from './guard.ts'
import { parseReport, type ReportBody } from './report-body.ts'

export type ReportRoutesOptions = {
  guard: Pick<Guard, 'admit' | 'report'>
  /** The site's public origin. */
  siteOrigin: string
  /** Whether a proxy in front says truthfully, in `X-Forwarded-For`, who asks. */
  trustProxy?: boolean
}

export const reportsPath = '/reports'

/** In bytes. */
const maxBodySize = 4 * 1024

/** Responses 204 to what was taken; to what was not, one sentence that says why: 400, 403, 413, 415 or 429. */
export function reportRoutes({ guard, siteOrigin, trustProxy = false }: ReportRoutesOptions): Hono<Platform> {
  const routes = new Hono<Platform>()
  const clientIn = (c: Ctx): string =>
    clientOf(c.env?.incoming?.socket?.remoteAddress, trustProxy ? c.req.header('x-forwarded-for') : undefined)

  return routes.post(reportsPath, async c => {
    const wait = guard.admit(clientIn(c))
    if (wait !== undefined) return c.text('Too many reports came from your network.\n', 429, { 'Retry-After': String(wait) })
    if (foreignSource(c.req.raw, { siteOrigin })) return c.text('Origin: this is taken from pages of this site alone.\n', 403)
    const text = await readText(c.req.raw, { mediaType: 'text/plain', limit: maxBodySize }).catch(refusedBody)
    if (text instanceof BodyRefusal) return c.text(`${text.reason}.\n`, text.status)
    const report = read(text)
    if (typeof report === 'string') return c.text(`${report}\n`, 400)
    const answer = await guard.report(report)
    return answer === 'taken' ? c.body(null, 204) : c.text(`${answer.reason}\n`, 403)
  })
}

function refusedBody(error: unknown): BodyRefusal {
  if (error instanceof BodyRefusal) return error
  throw error
}

function read(text: string): ReportBody | string {
  try {
    return parseReport(text)
  } catch (error) {
    return (error as Error).message
  }
}
