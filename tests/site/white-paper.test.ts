import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { bankPaper } from '../support/paper-figures.ts'
import { arrival, barLink, scrollOffset, scrollTo, visit } from '../support/visit.ts'

const data = '**/data/zeroBankWhitePaper.json*'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const alert = (page: Page) => page.locator('[role=alert]').filter({ hasText: 'Error:' })
const opening = (page: Page) => page.getByText(/^Ask a woman who has crossed two borders/)

describe('the bank paper, when its file', () => {
  const papers: [what: string, answer: Parameters<Route['fulfill']>[0], message: RegExp][] = [
    ['answers 404', { status: 404, body: 'no' }, /^Error: HTTP error! Status: 404$/],
    ['answers 503', { status: 503, body: 'no' }, /^Error: HTTP error! Status: 503$/],
    [
      'is JSON and no paper',
      { contentType: 'application/json', body: '{"metadata":{"title":"Zero Bank"}}' },
      /^Error: White paper: metadata\.version: expected a text, got nothing$/,
    ],
    ['is half a file', { contentType: 'application/json', body: '{"metadata":' }, /^Error: .*JSON/],
    [
      'is larger than any paper',
      { contentType: 'application/json', body: ' '.repeat(2_000_000) },
      /^Error: The paper is larger than 500 kB$/,
    ],
    ['answers 500', { status: 500, body: 'no' }, /^Error: HTTP error! Status: 500$/],
  ]

  it('does not come, says so in red and keeps the text, and comes at another attempt as if nothing had been', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    let asked = 0
    await page.route(data, route => {
      const [, answer] = papers[asked++] ?? []
      return answer ? route.fulfill(answer) : route.continue()
    })
    await visit(page, `${site.address}${bankPaper}`)
    for (const [what, , message] of papers) {
      await expect.poll(() => alert(page).innerText(), { message: what }).toMatch(message)
      const [red = 0, green = 255, blue = 255] = await alert(page).evaluate(
        element => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
      )
      expect(red, what).toBeGreaterThan(2 * Math.max(green, blue))
      expect(await opening(page).isVisible(), what).toBe(true)
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await expect.poll(() => asked).toBe(papers.length + 1)
    await expect.poll(() => alert(page).count()).toBe(0)
    await close()
  })

  it('is on its way, says Loading..., and after 15 seconds that it does not come', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await page.clock.install()
    await page.route(data, () => undefined)
    await page.goto(`${site.address}${bankPaper}`)
    await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor()
    expect(await opening(page).isVisible()).toBe(true)
    await page.clock.runFor(15_500)
    await expect.poll(() => alert(page).innerText()).toBe('Error: No answer within 15 seconds')
    expect(await opening(page).isVisible()).toBe(true)
    await close()
  })
})

describe('reading the bank paper', () => {
  it('marks the section that is read in the contents and draws the thread', async () => {
    const { page, complaints, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}${bankPaper}`)
    const top = await page.locator('#governance').evaluate(element => element.getBoundingClientRect().top + scrollY)
    await scrollTo(page, top)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await expect.poll(() => contents.locator('[aria-current]').innerText()).toBe('Governance')
    const drawn = () =>
      page.locator('[aria-hidden=true][style*=scaleX]').evaluate(element => new DOMMatrix(getComputedStyle(element).transform).a)
    await expect.poll(drawn).toBeGreaterThan(0.4)
    expect(await drawn()).toBeLessThan(0.9)
    expect(complaints).toEqual([])
    await close()
  })

  it('has bands that end beside the contents, and a drawing at the head of three chapters beside the words, or above the title on a phone', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}${bankPaper}`)
    for (const id of ['principles', 'how', 'example']) {
      const head = page.locator(`#${id} div:has(> h2)`)
      const drawing = head.locator('img')
      await drawing.scrollIntoViewIfNeeded()
      await expect.poll(() => drawing.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
      const [title, drawn] = [await head.locator('h2').boundingBox(), await drawing.boundingBox()]
      expect(drawn?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
    }
    const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox()
    const band = await page.locator('#how > p').first().boundingBox()
    const clip = await page
      .locator('#how > p')
      .first()
      .evaluate(element => getComputedStyle(element).clipPath)
    const bleed = -Number.parseFloat(/(\S+)px\)$/.exec(clip)?.[1] ?? '-1440')
    expect((band?.x ?? 0) - bleed).toBeGreaterThanOrEqual(Math.floor((contents?.x ?? 0) + (contents?.width ?? 0)))
    await page.setViewportSize({ width: 390, height: 844 })
    const [title, drawn] = [await page.locator('#how h2').boundingBox(), await page.locator('#how img').first().boundingBox()]
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThan((title?.y ?? 0) + 12)
    await close()
  })

  const sixth = '[role=doc-noteref][aria-label="Note 6"]'

  it('has its notes beside the text where there is room, level with its paragraph or below the note before, and a long one does not push the next paragraph down', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1400, height: 900 } })
    await visit(page, `${site.address}${bankPaper}`)
    const note = await page.locator('#beside-6').boundingBox()
    const paragraph = await page.locator('p', { has: page.locator(sixth) }).boundingBox()
    expect(note?.x).toBeGreaterThan((paragraph?.x ?? 0) + (paragraph?.width ?? 0))
    expect(note?.y).toBeGreaterThanOrEqual(paragraph?.y ?? 0)
    expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(1400)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1400)
    const ends = await page.getByText(/^Six randomised studies/).boundingBox()
    const begins = await page.getByText(/^Other findings are kinder/).boundingBox()
    expect((begins?.y ?? 0) - (ends?.y ?? 0) - (ends?.height ?? 0)).toBeLessThan(30)
    await close()
  })

  it.each([true, false])('opens a note below its paragraph on a phone, and closes it again (script: %s)', async javaScriptEnabled => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, javaScriptEnabled })
    await (javaScriptEnabled ? visit(page, `${site.address}${bankPaper}`) : page.goto(`${site.address}${bankPaper}`))
    const note = page.locator('#beside-6')
    expect(await note.isVisible()).toBe(false)
    const reference = page.locator(sixth)
    await reference.scrollIntoViewIfNeeded()
    const touched = await reference.evaluate(link => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return [
        [-11.5, 0],
        [11.5, 0],
        [0, -11.5],
        [0, 11.5],
      ].map(([dx = 0, dy = 0]) => document.elementFromPoint(x + dx, y + dy) === link)
    })
    expect(touched).toEqual([true, true, true, true])
    await reference.click()
    await expect.poll(() => note.isVisible()).toBe(true)
    const box = await note.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844)
    await note.getByRole('link', { name: 'Close note 6' }).click()
    await expect.poll(() => note.isVisible()).toBe(false)
    expect(new URL(page.url()).hash).toBe('#cite-6')
    await close()
  })

  it('arrives at a subsection by its address, after a full load and after a client navigation', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    const part = 'how-lending-in-small-steps'
    const distance = () => page.locator(`#${part}`).evaluate(element => Math.abs(element.getBoundingClientRect().top))
    await visit(page, `${site.address}${bankPaper}#${part}`)
    await expect.poll(distance).toBeLessThan(150)
    await visit(page, `${site.address}/whitepapers`)
    await page
      .getByRole('link', { name: /Read More/ })
      .first()
      .evaluate((link, hash) => link.setAttribute('href', `${link.getAttribute('href')}#${hash}`), part)
    await page
      .getByRole('link', { name: /Read More/ })
      .first()
      .click()
    await expect.poll(distance).toBeLessThan(150)
    await close()
  })
})

it('Back leads to the place in the paper that was read', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
  await visit(page, site.address + bankPaper)
  // Up again a little, for the bar to come.
  for (const top of [6100, 6000]) await scrollTo(page, top)
  await barLink(page, 'FAQ').click()
  await arrival(page, '/faq')
  await page.goBack()
  await arrival(page, bankPaper)
  await expect.poll(() => scrollOffset(page)).toBe(6000)
  await close()
})

describe('the bank paper as PDF', () => {
  it('is the one that the page offers, of the size that it says', async () => {
    const html = (await ask(site.address, bankPaper)).body.toString()
    const href = /href="(\/assets\/documents\/[\w-]+\.pdf)"[^>]*>/.exec(html)?.[1] ?? ''
    const pdf = await ask(site.address, href)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.body.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(html.replace(/<!-- -->/g, '')).toContain(`(${Math.round(pdf.body.length / 1000)} kB)`)
  })
})
