/**
 * What this document reports to the server: that its page was hydrated, or whose code failed. With the nonce that came
 * with it, each once; nothing about the visitor. Documents without a nonce (a static copy, a preview) report nothing.
 */
import { nonceLifeMs, type Report, reportsPath, visitTiming } from '@site/kit/contract/reports'
import { onceVisited } from '@site/kit/runtime'

let known: { readonly nonce: string | undefined } | undefined
const reported = new Set<Report['kind']>()

/** Undefined too for a document that going back took from the browser's cache: its nonce is used. */
function readNonce(): string | undefined {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (timing?.type === 'back_forward' && !timing.transferSize) return undefined
  return timing?.serverTiming?.find(({ name }) => name === visitTiming)?.description
}

/** Whether the server asks for reports of this document. */
export function isEnabled(): boolean {
  known ??= { nonce: readNonce() }
  return Boolean(known.nonce) && performance.now() < nonceLifeMs
}

/** Sends each kind of report once. A document that the browser prerenders sends it when it is shown. */
export function report(entry: Report): void {
  if (!isEnabled() || reported.has(entry.kind)) return
  reported.add(entry.kind)
  onceVisited(() => navigator.sendBeacon?.(reportsPath, JSON.stringify({ ...known, ...entry })))
}

export const reportReady = (): void => report({ kind: 'ready' })
export const reportFailure = (section: string): void => report({ kind: 'failed', section })
