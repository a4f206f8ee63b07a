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
  readonly index: number
  readonly cls: number
  /** Bytes that were transferred, films aside: they come when the page rests. */
  readonly bytes: number
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
