import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { wordsBeyond } from '../support/large-text.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(closePages)

/** The pages with the largest figures. */
const withFigures = ['/education', '/public-figure', '/policy-reform', '/impact-work', '/consultancy-policy', '/human-rights-advocacy']

it.each(withFigures)('%s shows every word and figure whole on phones', async path => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(page, site.address + path)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await wordsBeyond(page), `${width} px`).toEqual([])
  }
  await close()
})

it('shows the number of every thread of the footer whole, and what the search asks for', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/faq`)
  const threads = page.getByRole('button', { name: /^Article \d+/, includeHidden: true }).locator('span')
  await page.getByRole('contentinfo').evaluate(footer => footer.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => threads.count()).toBe(30)
  const edges = await threads.evaluateAll(numbers =>
    numbers.map(number => number.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  )
  expect(Math.min(...edges.flat())).toBeGreaterThanOrEqual(0)
  expect(Math.max(...edges.flat())).toBeLessThanOrEqual(320)
  await scrollTo(page, 0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Search the site' }).last().click()
  const field = page.getByRole('combobox', { name: 'Search the site' })
  await field.fill('Search the site') // as long as the words that it shows while it is empty
  expect(await field.evaluate(input => input.scrollWidth - input.clientWidth)).toBe(0)
  await close()
})

it.each(['/fees', '/consultation'])('the long label of the button of %s keeps one line on the smallest phone', async path => {
  const { page, close } = await openPage(browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await visit(page, site.address + path)
  const action = page.getByText(/^(Request a Custom Quote|Send request \(demonstration\))$/).last()
  expect((await action.boundingBox())?.height).toBeLessThanOrEqual(56)
  await close()
})

it('the picture of the menu leaves a low screen, where search and music would lie on its hands', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/faq`)
  await page.getByRole('button', { name: 'Menu' }).click()
  const picture = page.getByRole('dialog', { name: 'Menu' }).locator('img').first()
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(150)
  await close()
})

it('the loop of /contact-us closes above the prompt and the menu of the smallest phone', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/contact-us`)
  const desks = await page.getByRole('region', { name: 'General Enquiries' }).boundingBox()
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
  expect(desks?.y).toBeLessThanOrEqual(menu?.y ?? 0)
  await close()
})

it('what /data-driven-research rests on ends clear of the menu of the smallest phone', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/data-driven-research`)
  const fact = await page.getByText('Sources decide what is published').boundingBox()
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
  expect((menu?.y ?? 0) - (fact ? fact.y + fact.height : Number.NaN)).toBeGreaterThanOrEqual(24)
  await close()
})

it('the two ways of a service card share a line on a phone and in a large one and are stacked in all others, right below its words, and fit a finger', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/discover`)
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const cards = await page.locator('#services li').evaluateAll(cards =>
      cards.map(card => {
        const button = card.querySelector('button')!.getBoundingClientRect()
        const link = card.querySelector('button + p > a')!
        // What answers to a finger fills the paragraph.
        const way = link.parentElement!.getBoundingClientRect()
        const description = card.querySelector('h3 + p')!.getBoundingClientRect()
        return {
          large: card === card.parentElement!.firstElementChild,
          below: way.top - button.bottom,
          beside: way.left - button.right,
          hole:
            button.top -
            Math.max(
              description.bottom,
              innerWidth < 768 ? card.querySelector('picture')!.parentElement!.getBoundingClientRect().bottom : 0,
            ),
          height: way.height,
          // A line of a link is underlined as far as its words reach: an inline box has a part for each.
          display: getComputedStyle(link).display,
        }
      }),
    )
    expect(cards.length).toBe(12)
    for (const { large, below, beside, hole, height, display } of cards) {
      if (width === 390 || (large && width >= 768)) expect(beside).toBeGreaterThanOrEqual(20)
      else expect(below).toBeGreaterThanOrEqual(12)
      expect(hole).toBeLessThan(40)
      if (width < 768) expect(height).toBeGreaterThanOrEqual(44)
      expect(display).toBe('inline')
    }
  }
  await close()
})

it('the pictures of the smaller services are half as wide as a phone, at its edges by turns', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/discover`)
  const sides = await page.locator('#services li').evaluateAll(cards =>
    cards
      .filter(card => card !== card.parentElement?.firstElementChild)
      .map(card => card.querySelector('picture')!.parentElement!.getBoundingClientRect())
      .map(({ left, right }) =>
        right - left < innerWidth * 0.45 ? 'small' : left === 0 ? 'left' : right === innerWidth ? 'right' : 'between',
      ),
  )
  expect(sides.join(' ')).toBe('left right left right left right left right left')
  await close()
})

it('says on the first screen of a phone how the figures are to be read, below their knots', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/what-we-count`)
  const [title, knots, reading] = await Promise.all(
    [
      page.getByRole('heading', { level: 1 }),
      page.locator('div:has(> div > [data-knots])'),
      page.getByRole('heading', { name: 'How to read them' }),
    ].map(part => part.boundingBox()),
  )
  expect((reading?.y ?? 844) + (reading?.height ?? 0)).toBeLessThan(844)
  expect(knots?.height).toBeLessThan(844 * 0.3)
  expect((knots?.y ?? 844) + (knots?.height ?? 0)).toBeLessThan(title?.y ?? 0)
  await close()
})

it('the ways on fill a tablet from side to side, in two columns', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 768, height: 1024 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/faq`)
  const edges = await page
    .getByRole('navigation', { name: 'Where to go next' })
    .getByRole('listitem')
    .evaluateAll(ways => ways.map(way => Math.round(way.getBoundingClientRect().left)))
  expect(new Set(edges).size).toBe(2)
  expect(Math.max(...edges)).toBeGreaterThan(768 / 2)
  await close()
})

it('the largest picture of the archive is no lower there than its two reels need', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/public-figure-hero`)
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const { width: wide, height: high } = (await page.locator('section[aria-labelledby=archive] figure > span').first().boundingBox())!
    expect(wide / high, `${width} px`).toBeLessThan(1.6)
  }
  await close()
})

it('the tagline of /public-figure-hero stands whole on its strip of paper', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(page, `${site.address}/public-figure-hero`)
  const strip = page.locator('main section:first-of-type > div', { has: page.locator('h1') })
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [box, words] = await Promise.all([strip.boundingBox(), strip.locator('p').boundingBox()])
    expect((box?.y ?? 0) + (box?.height ?? 0) - (words?.y ?? 0) - (words?.height ?? 0), `${width} px`).toBeGreaterThan(8)
    expect(await strip.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(245, 239, 228)')
  }
  await close()
})

it.each(['/cross-cultural-mediation', '/policy-governance-consultancy'])('%s ends on its picture on a phone on its side', async path => {
  const { page, close } = await openPage(browser, { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
  await visit(page, site.address + path)
  const picture = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('link', { name: /^Request .*Consultation$/ }) })
    .last()
    .locator('img')
  expect((await picture.boundingBox())?.height).toBeGreaterThan(200)
  await close()
})

it.each(['/emergency-education', '/human-rights-equality-consultation'])(
  '%s shows a part of its picture as a detail on phones',
  async path => {
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, site.address + path)
    const picture = page.locator('div', { has: page.locator('> div #offer') }).locator('> span img')
    const shown = await picture.evaluate((image: HTMLImageElement) => {
      const { clientWidth, clientHeight } = image.parentElement?.parentElement ?? image
      const { width, height } = image.getBoundingClientRect() // scaled, and cut to the shape of its box
      return (clientWidth * clientHeight) / (width * height)
    })
    expect(shown).toBeLessThan(0.5)
    await close()
  },
)
