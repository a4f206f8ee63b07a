import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { playingFilms } from '../support/moving.ts'
import { arrival, barLink, homeLink, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

it('the film stops, and plays again on return', async () => {
  const { page, complaints, close } = await openLater(browser)
  await visit(page, `${site.address}/`)
  await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
  await barLink(page, 'FAQ').click()
  await arrival(page, '/faq')
  expect(await playingFilms(page)).toBe(0)
  await homeLink(page).click()
  await arrival(page, '/')
  await expect.poll(() => playingFilms(page), { timeout: 15_000 }).toBe(1)
  expect(complaints).toEqual([])
  await close()
})
