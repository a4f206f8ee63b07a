/**
 * How soon the page answers what visitors do most: from a click, a tap or a key to the next frame drawn (what INP counts), on a phone's
 * screen and a processor of a quarter of the speed. By the browser's own Event Timing, which rounds to 8 ms.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterLoader, launchChromium } from '../support/browser.ts'
import { root } from '../support/root.ts'
import { startSite } from '../support/site.ts'
import { hydrated } from '../support/visit.ts'
import { firstVisit, slowProcessor } from './measure/conditions.ts'
import { verdict } from './report.ts'
import { median } from './statistics.ts'
import { target } from './targets.ts'

type Action = { readonly name: string; readonly path: string; readonly act: (page: Page) => Promise<unknown> }

/** Without Playwright's look at what lies under the pointer: it is taken in the page, within the press that is measured. */
const unchecked = { force: true } as const

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click(unchecked)

/** Pressed as a visitor would, who sees the box only when it has risen to its place. */
async function addFee(page: Page): Promise<void> {
  const box = page.getByRole('checkbox').first()
  await box.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500) // the rise takes a second
  await box.check(unchecked)
}

const actions: readonly Action[] = [
  { name: 'open the menu', path: '/profile', act: button('Menu') },
  {
    name: 'open the search, and ask',
    path: '/profile',
    act: async page => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search the site' }).pressSequentially('pri')
    },
  },
  { name: 'open a question', path: '/faq', act: page => page.locator('main summary').first().click(unchecked) },
  { name: 'narrow the questions', path: '/faq', act: page => page.getByRole('searchbox').pressSequentially('fee') },
  {
    name: 'turn to a card',
    path: '/racial-literacy-training',
    act: page => page.locator('main [role=tab]').nth(1).click(unchecked),
  },
  { name: 'swap the film', path: '/', act: button(/^Next: film/) },
  { name: 'pause what moves', path: '/', act: button('Pause motion') },
  { name: 'open a service', path: '/discover', act: button(/^Learn More about/) },
  { name: 'add a fee', path: '/fees', act: addFee },
  { name: 'write into the form', path: '/consultation', act: page => page.getByRole('textbox').first().pressSequentially('Ada') },
]

/** Milliseconds within which the next frame is drawn. */
const maxDelay = 100
const usualRuns = 5

const say = (what: string): void => void process.stderr.write(`${what}\n`)

/** @returns whether every action is answered in time, in the median of `runs` visits */
export async function benchActions(runs = usualRuns): Promise<boolean> {
  await mkdir(join(root, 'var/bench'), { recursive: true })
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const delays = new Map<Action, number[]>(actions.map(action => [action, []]))
    for (let run = 1; run <= runs; run++) {
      say(`ten actions, run ${run} of ${runs}`)
      for (const [action, values] of delays) values.push(await delayOf(browser, site.address, action))
    }
    const targets = [...delays].map(([{ name }, values]) => target(name, median(values), maxDelay, 'at most', ' ms'))
    process.stdout.write(verdict(targets))
    const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
    await writeFile(
      join(root, 'var/bench/actions.json'),
      `${JSON.stringify({ machine, targets, delays: [...delays.values()] }, null, 2)}\n`,
    )
    return targets.every(({ met }) => met)
  } finally {
    await browser.close()
    await site.stop()
  }
}

type Answered = PerformanceEntry & { readonly interactionId: number }

/** The slowest interaction of the action, ms; 8 where none took longer. */
const delayOf = (browser: Browser, address: string, { path, act }: Action): Promise<number> =>
  firstVisit(browser, { isMobile: true, hasTouch: true }, async (page, cdp) => {
    await afterLoader(page)
    await page.goto(address + path, { waitUntil: 'load' })
    await hydrated(page)
    await slowProcessor(cdp)
    await page.evaluate(() => {
      const delays: number[] = []
      Object.assign(window, { delays })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as Answered[]) if (entry.interactionId > 0) delays.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page)
    await page.waitForTimeout(1000) // entries come after the frame that they wait for
    return page.evaluate(() => Math.max(8, ...(window as unknown as { delays: number[] }).delays))
  })
