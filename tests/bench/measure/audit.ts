/** One visit as Lighthouse makes it: a phone, its network and processor simulated, a browser of its own. */
import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { executablePath, flags } from '../../support/browser.ts'

export type Audit = {
  /** Performance, of 100. */
  readonly score: number
  /** The lowest of accessibility, best practices and search engines, of 100. */
  readonly others: number
  /** Milliseconds: first and largest paint, blocking, speed index. */
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  /** Blocking as in `tbt`, of the time that the page's main thread ran: without what other programs took of the processor. */
  readonly ownBlocking: number
  readonly index: number
  readonly cls: number
  /** Bytes that were transferred, films aside: they come when the page rests. */
  readonly bytes: number
}

/** What a trace says of an event: when it began, what it took by the clock (`dur`) and of its thread (`tdur`), in microseconds. */
type TraceEvent = Readonly<{ name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }>

/** Lighthouse's phone: its processor is so many times slower. */
const slowdown = 4

/** Milliseconds above which a task blocks: https://web.dev/articles/tbt */
const longTask = 50

/** Milliseconds by which tasks after the first paint are longer than that, on the slower processor. */
function ownBlockingOf(trace: readonly TraceEvent[]): number {
  const paint = trace.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  if (!paint) return Number.NaN
  return trace
    .filter(({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, (tdur / 1000) * slowdown - longTask), 0)
}

type Transfers = { readonly items: readonly { readonly resourceType?: string; readonly transferSize: number }[] }

/** Now and then Lighthouse loses the beginning of its trace, and says so. */
const attempts = 3

/** @param script runs before the page's own */
export async function audit(address: string, script = '', attempt = 1): Promise<Audit> {
  const browser = await launch({ executablePath, args: flags, acceptInsecureCerts: true })
  try {
    const page = await browser.newPage()
    await page.evaluateOnNewDocument(script)
    const result = await lighthouse(address, { logLevel: 'error' }, undefined, page)
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempt < attempts) return await audit(address, script, attempt + 1)
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    const { audits, categories } = result.lhr
    const score = (category: string) => Math.round(100 * (categories[category]?.score ?? 0))
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const transfers = audits['network-requests']?.details as Transfers | undefined
    return {
      score: score('performance'),
      others: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      ownBlocking: ownBlockingOf(result.artifacts.Trace.traceEvents),
      index: value('speed-index'),
      cls: value('cumulative-layout-shift'),
      bytes: (transfers?.items ?? []).reduce(
        (sum, { resourceType, transferSize }) => sum + (resourceType === 'Media' ? 0 : transferSize),
        0,
      ),
    }
  } finally {
    await browser.close()
  }
}
