/** Chromium and pages that remember what went wrong in them. */
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'

/** What visitors have, and what the benchmarks measure. */
export const executablePath = '/usr/bin/chromium'

/** The same engine without windows and what these prepare: a page costs a fifth less. It keeps no whole pages for the way back. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Chromium prepares two pages of its own beneath the address bar of each window, and a process for what may come next: half of
 * what an empty page costs. The others are switched off by Playwright, whose list this one takes the place of.
 */
const unneeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
]

/** Chromium with itself alone: it neither talks to the outside at every start nor works on pages that nobody asked for. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unneeded}`,
]

/**
 * Where Chromium decodes a large picture beside its painting, the painting may wait for it for ever: no frame, no screenshot any
 * more. 156.0.8078.108 without a GPU, four at once reading home: 11 of 200 browsers stood still; decoding first, none of 536.
 */
const decodeFirst = '--disable-checker-imaging'

/** Without it the headless shell rounds the width of each letter, as the whole browser does not. */
const unhinted = '--font-render-hinting=none'

/** @throws naming what is missing, where there is no browser */
export const launchChromium = (path = executablePath): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: [...flags, decodeFirst, unhinted] })

let shared: Promise<Browser> | undefined

/** One for all test files of a worker. It ends with the worker. */
export const sharedChromium = (): Promise<Browser> => {
  shared ??= launchChromium(headlessShell)
  return shared
}

/** Leaves nothing open in the shared browser for the file that comes next. */
export async function closePages(): Promise<void> {
  const browser = await shared
  await Promise.all(browser?.contexts().map(context => context.close()) ?? [])
}

/** What Chromium calls itself with a window. Without one it says so, and counts as a crawler: those get what is stable. */
export const agentOf = (browser: Browser): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`

export type WatchedPage = {
  readonly page: Page
  /** Console errors and warnings, uncaught errors and refused policies, in the order they came. */
  readonly complaints: string[]
  close(): Promise<void>
}

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  return { page, complaints, close: () => context.close() }
}

/** Skips the loading animation, as a visitor has who was here before in this session. */
export const afterLoader = async (page: Page): Promise<void> => {
  await page.addInitScript(() => sessionStorage.setItem('home-opened', 'yes'))
}

/** {@link openPage} for a visitor who has seen the loading animation. */
export async function openLater(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await openPage(browser, options)
  await afterLoader(watched.page)
  return watched
}

/** Resolves when the page's root is hydrated: its React root is attached to the slot's element. */
export const pageHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const slot = document.getElementById('page')
      return slot && Object.keys(slot).some(key => key.startsWith('__reactContainer')) && document.readyState === 'complete'
    },
    undefined,
    { polling: 50 },
  )

/**
 * Violations axe finds in what is shown, in words.
 * @param within a selector, where only a part of the page is asked about: rules of whole pages are then not asked
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async part => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
      // What is in order is not told, which is most of the work.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.target.join(' ')} (${node.any[0]?.message ?? node.html})`).join('; ')}`,
    )
  }, within)
}
