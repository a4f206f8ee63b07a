/** Words that are too faint on the pictures beneath them. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { contrastOf } from './contrast.ts'
import { scrollTo } from './visit.ts'

type Size = { readonly width: number; readonly height: number }

/** What is too faint on the screen, in words. */
async function faint(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const lines = await contrastOf(page)
  expect(lines.length).toBeGreaterThan(1)
  return lines
    .filter(({ ratio, demanded }) => ratio < demanded)
    .map(({ words, ratio, demanded }) => `${width}: “${words}” ${ratio}:1 of ${demanded}`)
}

/** Resolves when every picture that is near the screen is painted. */
const pictures = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(image => {
          const { top, bottom } = image.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map(image => image.decode().catch(() => undefined)),
    ),
  )

/** The end of the last section whose words stand on a picture, at the foot of the screen. */
const closing = (page: Page): Promise<number> =>
  page
    .locator('main section[data-on]:has(> [class*="tint-"])')
    .last()
    .evaluate(section => section.getBoundingClientRect().bottom + scrollY - innerHeight)

async function faintAt(page: Page, top: number): Promise<string[]> {
  await scrollTo(page, top)
  await pictures(page)
  return faint(page)
}

/** On home, which is open with motion reduced: over each of its films, on its tiles and across the entrance. */
export async function faintOnHome(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(size)
  const found: string[] = []
  for (let film = 0; film < 4; film++) {
    found.push(...(await faintAt(page, 0)))
    if (film < 3) await page.getByRole('button', { name: /^Next: film/ }).click()
  }
  for (const place of ['#work ul', '#story'])
    found.push(...(await faintAt(page, await page.locator(place).evaluate(part => part.getBoundingClientRect().top + scrollY))))
  await scrollTo(page, 0)
  return found
}

/** In the bar and the hero of the page that is open, and in its closing where that stands on a picture. */
export async function faintOnPage(page: Page, { size, closes }: { size: Size; closes: boolean }): Promise<string[]> {
  await page.setViewportSize(size)
  return [...(await faintAt(page, 0)), ...(closes ? await faintAt(page, await closing(page)) : [])]
}
