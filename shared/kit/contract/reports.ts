/**
 * What a document reports of its own visit, and how: the shell sends it, the delivery counts it. Each document carries a
 * nonce in its `Server-Timing` header; its page posts `{ nonce, ...report }`, each kind once, as JSON of type `text/plain`.
 */

/** Where reports are posted to. */
export const reportsPath = '/reports'

/** The entry of `Server-Timing` whose description is the nonce. */
export const visitTiming = 'visit'

/** How long the server accepts a nonce, in milliseconds: an hour. */
export const nonceLifeMs = 3_600_000

/** `ready`: the page was hydrated. `failed`: some code of it threw. `vitals`: what was measured until it was left. */
export const reportKinds = ['ready', 'failed', 'vitals'] as const

/** https://web.dev/articles/vitals */
export const vitalNames = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type VitalName = (typeof vitalNames)[number]

/** Milliseconds, except `cls`, which has no unit. */
export type Vitals = Readonly<Partial<Record<VitalName, number | undefined>>>

export type Report = {
  readonly kind: (typeof reportKinds)[number]
  /** Whose code failed: `shell` or a section; the shell's when absent. */
  readonly section?: string | undefined
  readonly vitals?: Vitals | undefined
}
