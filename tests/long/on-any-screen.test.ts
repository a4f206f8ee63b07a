/** Drawings and tables that one page has, on screens of all widths. */
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { bankPaper, figure, figures, reachAll } from '../support/paper-figures.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

it('the figures of the bank paper break no word of a table on any screen, and do not move what stands below them while they are worked', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
  await visit(page, `${site.address}${bankPaper}`)
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of figures) {
      const each = figure(page, name)
      await each.scrollIntoViewIfNeeded()
      const broken = await each.getByRole('table').evaluate(table => {
        const cells = [...table.querySelectorAll('th, td')].flatMap(cell => [...cell.childNodes])
        return cells.flatMap(node =>
          [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            return range.getClientRects().length > 1 && !word.includes('-') ? [word] : []
          }),
        )
      })
      expect(broken, `${width} px`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await reachAll(page)
  for (const name of figures) {
    const each = figure(page, name)
    for (const slider of await each.getByRole('slider').all()) {
      const height = (await each.boundingBox())?.height
      for (const key of ['Home', 'End']) {
        await slider.press(key)
        expect((await each.boundingBox())?.height).toBe(height)
      }
    }
  }
  await close()
})

it('the tree of a curriculum hangs each leaf on a stem of its own, and opens it clear of the others, on a desk', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  await visit(page, `${site.address}/non-mainstream-curriculum`)
  const model = page.locator('[data-model]')
  await model.scrollIntoViewIfNeeded()
  await model.locator('fieldset:enabled').waitFor()
  const leaves = model.locator('details')
  // A strand is drawn in pieces; one of them ends at its leaf.
  const held = await leaves.evaluateAll(all =>
    all.map(leaf => {
      const { left, top, right, bottom } = leaf.getBoundingClientRect()
      const near = 8 // a leaf's corner is rounded, px
      const thread = leaf.getAttribute('data-thread')
      const pieces = [...document.querySelectorAll<SVGPathElement>(`[data-model] g[data-thread="${thread}"] path`)]
      return pieces.some(piece => {
        const { x, y } = piece.getPointAtLength(piece.getTotalLength()).matrixTransform(piece.getScreenCTM() ?? undefined)
        return x > left - near && x < right + near && y > top - near && y < bottom + near
      })
    }),
  )
  expect(held).toEqual(Array.from({ length: 9 }, () => true))
  const covered = () =>
    leaves.evaluateAll(all => {
      const opened = all.find(leaf => leaf.hasAttribute('open'))
      const { left, top, right, bottom } = opened?.getBoundingClientRect() ?? new DOMRect()
      return all
        .filter(leaf => leaf !== opened)
        .filter(leaf => {
          const other = leaf.getBoundingClientRect()
          return left < other.right && right > other.left && top < other.bottom && bottom > other.top
        })
        .map(leaf => `${opened?.textContent} lies over ${leaf.textContent}`)
    })
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 768 })
    for (const leaf of await leaves.all()) {
      await leaf.locator('summary').click()
      expect(await covered(), `${width} px`).toEqual([])
    }
    // The last one is folded again, as all are on arrival.
    await leaves.last().locator('summary').click()
  }
  await close()
})

const map = (page: Page): Locator => page.getByRole('group', { name: 'Map of the six countries' })

/** Names of the map that lie on their country or on another name. */
const namesThatMeet = (page: Page): Promise<string[]> =>
  map(page).evaluate(drawing => {
    const meet = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const countries = [...drawing.querySelectorAll('a')].map(link => ({
      name: link.textContent,
      words: link.querySelector('text')?.getBoundingClientRect() ?? new DOMRect(),
      outline: link.querySelector('path')?.getBoundingClientRect() ?? new DOMRect(),
    }))
    return countries.flatMap(({ name, words, outline }) => [
      ...(meet(words, outline) ? [`${name} on its country`] : []),
      ...countries.filter(other => other.name !== name && meet(words, other.words)).map(other => `${name} on ${other.name}`),
    ])
  })

it('the map of reforms has targets of 24 px, each name clear of its country and of the others, and nothing to complain of on any screen', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
  await visit(page, `${site.address}/policy-reform`)
  for (const [width, height] of [[1440, 800] as const, [1280, 800] as const, [390, 844] as const, [320, 640] as const]) {
    await page.setViewportSize({ width, height })
    const sizes = await map(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect()).map(box => Math.min(box.width, box.height)))
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(24)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide, `${width} px`).toBe(0)
    expect(await namesThatMeet(page), `${width} px`).toEqual([])
    // At 390 px tests/site/routes.test.ts asks it.
    if (width === 1280 || width === 320) expect(await violations(page), `${width} px`).toEqual([])
  }
  await close()
})
