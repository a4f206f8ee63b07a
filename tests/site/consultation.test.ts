import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

it.each([1440, 768, 320])('outlines a card that is pointed at from its thread down, clear of the next card: %i px', async width => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 800 } })
  await visit(page, `${site.address}/consultation`)
  const cards = page.getByRole('region', { name: 'What people come with' }).getByRole('listitem')
  await cards.first().hover()
  const found = await cards.evaluateAll(([first, second]) => {
    const words = first!.querySelector('div')!
    const outline = getComputedStyle(words, '::before')
    const around = -Number.parseFloat(outline.right)
    const box = words.getBoundingClientRect()
    const next = second!.getBoundingClientRect()
    const thread = first!.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(first!, '::after').top)
    return {
      color: outline.borderBottomColor === getComputedStyle(first!, '::after').backgroundColor,
      fromThread: box.top + Number.parseFloat(outline.top) - thread,
      beforeNext: next.left > first!.getBoundingClientRect().left ? next.left - (box.right + around) : next.top - (box.bottom + around),
      inScreen: innerWidth - box.right - around,
    }
  })
  expect(found.color).toBe(true)
  expect(Math.abs(found.fromThread)).toBeLessThan(1)
  for (const room of [found.beforeNext, found.inScreen]) expect(room).toBeGreaterThan(0)
  await close()
})

it('has the fields of its form near each other, and the line of an error in between', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 320, height: 640 } })
  await visit(page, `${site.address}/consultation`)
  const ends = await page
    .getByRole('form', { name: 'Request a consultation' })
    .locator('#booking-topic, #booking-name, #booking-email, #booking-organisation, #booking-message')
    .evaluateAll(controls =>
      controls.map(control => [control.parentElement!.getBoundingClientRect().top, control.getBoundingClientRect().bottom]),
    )
  expect(ends).toHaveLength(5)
  for (const [index, [top = 0]] of ends.slice(1).entries()) {
    const between = top - (ends[index]?.[1] ?? 0)
    expect(between).toBeGreaterThan(28)
    expect(between).toBeLessThan(42)
  }
  await page.getByRole('textbox', { name: 'Name' }).focus()
  const place = () => page.locator('#booking-organisation').evaluate(control => control.getBoundingClientRect().top + scrollY)
  const before = await place()
  await page.getByRole('textbox', { name: 'Name' }).press('Tab')
  await page.getByText('Please give your name.').waitFor()
  expect(await place()).toBeCloseTo(before, 0)
  await close()
})

it.each([1440, 390])('says that all is forgotten where the button was pressed, clear of the bars, and stays there: %i px', async width => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 844 } })
  await visit(page, `${site.address}/consultation#booking`)
  await page.getByRole('textbox', { name: 'Message' }).fill('A line of a long letter.\n'.repeat(30))
  await page.getByRole('button', { name: 'Forget what I wrote' }).click()
  const said = page.getByText('What you wrote is gone')
  await said.waitFor()
  expect(await said.evaluate(words => words === document.activeElement)).toBe(true)
  await page.waitForTimeout(400) // a bar that comes is there by then
  const seen = await said.evaluate(words => {
    const { left, top, width, height } = words.getBoundingClientRect()
    return words.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(seen).toBe(true)
  await close()
})
