/**
 * What it takes until the first page is interactive, counted and not timed. Every script, style sheet and
 * data file that the page asks for is held back. When it asks for nothing more, all that is held goes through at once: that was
 * one hop. So the number of hops is the longest chain of files each of which had to arrive before the next
 * could be asked for, whatever asked (a tag, an import, a fetch), and no limit of connections blurs it.
 */
import type { Browser, CDPSession, Page } from 'playwright'
import type { Architecture } from '../architectures.ts'
import { firstVisit } from './conditions.ts'
import { isHydrated, watchRoots } from './hydrated.ts'

export type FirstLoad = {
  /** Serial hops after the document; each with the files it fetched. */
  readonly hops: readonly (readonly string[])[]
  /** Document, style sheets, scripts and data; pictures and fonts are the same for all. */
  readonly requests: number
  readonly scripts: number
  /** Compressed with brotli, in bytes. */
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly documentBytes: number
  /** Copies of the module that frame and page share: two would know nothing of each other. */
  readonly kitRuntimes: number
}

/** Milliseconds without a new request after which a page is taken to wait. */
const quiet = 400
/** Milliseconds a page has to be hydrated. */
const timeoutMs = 30_000

export const measureFirstLoad = (browser: Browser, { address, roots }: Architecture, path: string): Promise<FirstLoad> =>
  // With reduced motion nothing is fetched after the page is live: gsap and the films would blur the count.
  firstVisit(browser, { reducedMotion: 'reduce' }, async (page, cdp) => {
    const sizes = await sizesByAddress(cdp)
    let kitRuntimes = 1
    page.on('console', message => {
      if (message.text() === 'The kit runtime is in this page twice') kitRuntimes++
    })
    await watchRoots(page, roots)
    const hops = await hopsUntilHydrated(page, cdp, address + path)
    const fetched = hops.flat()
    const bytes = (ending: RegExp) => fetched.filter(file => ending.test(file)).reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    return {
      hops: hops.map(files => files.map(file => file.slice(address.length))),
      requests: 1 + fetched.length,
      scripts: fetched.filter(file => /\.js$/.test(file)).length,
      scriptBytes: bytes(/\.js$/),
      styleBytes: bytes(/\.css$/),
      documentBytes: sizes.get(address + path) ?? 0,
      kitRuntimes,
    }
  })

/** Sizes of bodies as they were sent. */
async function sizesByAddress(cdp: CDPSession): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ response: { url, headers } }) => {
    const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1]
    sizes.set(url, Number(length))
  })
  return sizes
}

async function hopsUntilHydrated(page: Page, cdp: CDPSession, url: string): Promise<string[][]> {
  const hops: string[][] = []
  let held: { requestId: string; url: string }[] = []
  let lastAsked = performance.now()
  cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
    held.push({ requestId, url: request.url })
    lastAsked = performance.now()
  })
  await cdp.send('Fetch.enable', { patterns: ['js', 'css', 'json'].map(ending => ({ urlPattern: `*.${ending}` })) })
  await page.goto(url, { waitUntil: 'commit' })
  const deadline = performance.now() + timeoutMs
  while (!(await isHydrated(page))) {
    if (performance.now() > deadline) throw new Error(`${url} was not hydrated in ${timeoutMs / 1000} s`)
    await new Promise(resolve => setTimeout(resolve, 50))
    if (held.length === 0 || performance.now() - lastAsked < quiet) continue
    const wave = held
    held = []
    hops.push(wave.map(request => request.url))
    await Promise.all(wave.map(({ requestId }) => cdp.send('Fetch.continueRequest', { requestId })))
  }
  return hops
}
