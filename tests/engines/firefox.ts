/** Firefox without a screen, spoken to over WebDriver BiDi. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { watch } from './complaints.ts'
import { installed } from './installed.ts'
import type { Visitor } from './visitor.ts'

/** @param site address of the composed site */
export async function visitInFirefox(site: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: installed('/usr/bin/firefox-esr', 'firefox-esr'),
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  })
  const page = await browser.newPage()
  await page.evaluateOnNewDocument(watch)
  return {
    open: async path => void (await page.goto(site + path, { waitUntil: 'load' })),
    run: async (task, ...args) => (await page.evaluate(`(${task})(...${JSON.stringify(args)})`)) as ReturnType<typeof task>,
    click: async xpath => (await element(page, xpath)).click(),
    type: async (xpath, text) => (await element(page, xpath)).type(text),
    leave: () => browser.close(),
  }
}

async function element(page: Page, xpath: string): Promise<ElementHandle> {
  const found = await page.$(`xpath/${xpath}`)
  if (!found) throw new Error(`The page has no ${xpath}`)
  return found
}
