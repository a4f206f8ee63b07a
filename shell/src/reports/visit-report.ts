/**
 * What this document tells the server of itself: that its page came alive, or whose code failed. With the nonce that came
 * with it, each once; no word of the visitor. Documents without one (a static copy, a preview) tell nothing.
 */
import { onceVisited } from '@site/kit/runtime'

export type Report = {
  readonly kind: 'ready' | 'failed' | 'vitals'
  /** Whose code failed: `shell` or a section. */
  readonly section?: string
  /** Milliseconds, except `cls`, which has no unit. */
  readonly vitals?: Readonly<Partial<Record<'lcp' | 'inp' | 'cls' | 'ttfb', number>>>
}

/** Milliseconds that a nonce lives. */
const life = 3_600_000

let known: { readonly nonce: string | undefined } | undefined
const told = new Set<Report['kind']>()

/** Undefined too for a document that going back took from the browser's cache: its nonce is used. */
function readNonce(): string | undefined {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (timing?.type === 'back_forward' && !timing.transferSize) return undefined
  return timing?.serverTiming?.find(({ name }) => name === 'visit')?.description
}

/** Whether anybody wants to know. */
export function isAsked(): boolean {
  known ??= { nonce: readNonce() }
  return Boolean(known.nonce) && performance.now() < life
}

/** Tells it, where it was not told before. A document that is prerendered tells it when it is shown. */
export function tell(report: Report): void {
  if (!isAsked() || told.has(report.kind)) return
  told.add(report.kind)
  onceVisited(() => navigator.sendBeacon?.('/reports', JSON.stringify({ ...known, ...report })))
}

export const tellReady = (): void => tell({ kind: 'ready' })
export const tellFailed = (section: string): void => tell({ kind: 'failed', section })
