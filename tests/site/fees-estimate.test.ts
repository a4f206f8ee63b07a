import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field } from '../support/booking-form.ts'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { arrival, hydrated, openAt } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const open = (viewport = { width: 1280, height: 800 }) => openAt(browser, `${site.address}/fees`, { viewport })

const box = (page: Page, fee: string) => page.getByRole('checkbox', { name: new RegExp(`^Add(?:ed)? ${fee.replace(/[()]/g, '\\$&')}$`) })
const estimate = (page: Page) => page.getByRole('region', { name: 'Your estimate' })
/** The list and the estimate beneath it: all that a choice changes. The rest of the page is asked about in routes.test.ts. */
const choices = 'section:has([aria-label="Your estimate"])'
const carry = (page: Page) => page.getByRole('link', { name: 'To the form' })

it('the figures of all groups end in one line on a desk, no fee lies on its name beside the index, or reaches into the margin of the smallest phones', async () => {
  const { page, close } = await open()
  await box(page, 'One-on-One Guidance').check()
  const ends = await page
    .getByRole('main')
    .locator('dl > div > dd:first-of-type > span:first-child')
    .evaluateAll(figures => figures.map(figure => Math.round(figure.getBoundingClientRect().right)))
  expect(ends).toHaveLength(18)
  expect(new Set(ends).size).toBe(1)
  const between = await page
    .getByRole('main')
    .locator('dl > div')
    .evaluateAll(rows =>
      rows.map(row => row.lastElementChild!.getBoundingClientRect().left - row.querySelector('dd')!.getBoundingClientRect().right),
    )
  expect(Math.max(...between), 'no column stands empty between the figures and what takes them').toBeLessThan(24)
  await box(page, 'Emergency Response Consultancy').check()
  for (const width of [1100, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    const onName = await page
      .getByRole('main')
      .locator('dl > div:has(dt)')
      .evaluateAll(rows =>
        rows.filter(row => {
          const name = document.createRange()
          name.selectNodeContents(row.querySelector('dt')!)
          const { right, bottom } = name.getBoundingClientRect()
          const parts = [...row.querySelectorAll('dd:first-of-type > *')].map(part => part.getBoundingClientRect())
          return parts.some(part => part.left < right && part.top < bottom)
        }),
      )
    expect(onName, `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const [left, right] = await page.getByRole('main').evaluate(main => {
    const boxes = [...main.querySelectorAll('dl > div')].map(row => row.getBoundingClientRect())
    return [Math.min(...boxes.map(box => box.left)), innerWidth - Math.max(...boxes.map(box => box.right))]
  })
  expect(right).toBeCloseTo(left ?? 0, 0)
  const beneath = await page
    .getByRole('main')
    .locator('dl > div > dd:first-of-type > span:first-child')
    .evaluateAll(all => all.filter(fee => fee.scrollWidth > fee.clientWidth).map(fee => fee.textContent))
  expect(beneath).toEqual([])
  await close()
})

describe('an estimate of fees', () => {
  it('is chosen by keyboard, stays in sight, survives a reload and begins the request', async () => {
    const { page, complaints, close } = await open()
    await box(page, 'Half-Day Workshop').press('Space')
    await box(page, 'Emergency Response Consultancy').press('Space')
    await page.getByRole('combobox', { name: 'Days: Emergency Response Consultancy' }).selectOption('2 days')
    await estimate(page).getByText('Estimate of 2 fees').waitFor()
    await box(page, 'Initial Consultation (1 hr)').focus()
    const place = await estimate(page).boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(800)
    await page.reload()
    await hydrated(page)
    await estimate(page).locator('summary').click()
    expect(await estimate(page).getByRole('definition').allInnerTexts()).toEqual(['£800', 'from £3,000', '£800', 'from £3,000'])
    await page.keyboard.press('Escape')
    const ring = estimate(page).locator('summary:focus-visible')
    expect(
      await ring.evaluate(summary => Number.parseFloat(getComputedStyle(summary).outlineOffset)),
      'the ring stays inside the bar',
    ).toBeLessThan(0)
    await page.keyboard.press('Enter')
    expect(await violations(page, choices)).toEqual([])
    await carry(page).click()
    await arrival(page, '/consultation')
    await expect
      .poll(() =>
        page
          .getByRole('combobox', { name: /^Topic/ })
          .locator(':checked')
          .innerText(),
      )
      .toBe('Estimate of 2 fees')
    expect(await field(page, 'message').inputValue()).toBe(
      [
        'Estimate of 2 fees: £800 once, from £3,000 for 2 days:',
        'Half-Day Workshop: £800',
        'Emergency Response Consultancy, 2 days: from £3,000',
        'Indicative, excluding VAT, travel, accommodation and materials.',
        '',
        '',
      ].join('\n'),
    )
    // It lies below what happens next, over the edge of the form, and leads back.
    const [slip, steps, form] = await Promise.all(
      [estimate(page), page.locator('#page ol').last(), page.locator('form')].map(part => part.boundingBox()),
    )
    expect(slip?.width).toBeGreaterThan(steps?.width ?? 1280)
    expect(slip?.y).toBeGreaterThan((steps?.y ?? 0) + (steps?.height ?? 0))
    expect((slip?.x ?? 0) + (slip?.width ?? 0)).toBeLessThan(form?.x ?? 0)
    expect(await violations(page, '#page section:has(#booking)')).toEqual([])
    await estimate(page).getByRole('link', { name: 'Change' }).click()
    await arrival(page, '/fees')
    await estimate(page).getByText('Estimate of 2 fees').waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  it.each([
    [320, 640],
    [390, 844],
    [768, 1024],
  ])('covers nothing that the keyboard stands on, and opens below the bar, also at the list’s end: %i by %i', async (width, height) => {
    const { page, close } = await open({ width, height })
    await box(page, 'Initial Consultation (1 hr)').check()
    const stops = page.locator('main dl input, main dl ~ p a')
    expect(await stops.count()).toBe(24)
    await box(page, 'Initial Consultation (1 hr)').focus()
    for (let stop = 1; stop < 24; stop++) {
      await page.keyboard.press('Tab')
      const { bottom, inDock } = await page.evaluate(() => {
        const at = document.activeElement
        return { bottom: at?.getBoundingClientRect().bottom ?? 0, inDock: at?.closest('[aria-label="Your estimate"]') != null }
      })
      expect(inDock).toBe(false)
      expect(bottom).toBeLessThanOrEqual((await estimate(page).boundingBox())?.y ?? 0)
    }
    await stops.last().evaluate(link => scrollBy({ top: link.getBoundingClientRect().bottom - 200, behavior: 'instant' }))
    await page.mouse.wheel(0, -20)
    await estimate(page).locator('summary').click()
    const bar = () => page.getByRole('banner').evaluate(header => header.getBoundingClientRect().bottom)
    const title = () =>
      estimate(page)
        .getByRole('heading')
        .evaluate(heading => heading.getBoundingClientRect().top)
    await expect.poll(async () => (await title()) - (await bar())).toBeGreaterThan(0)
    await close()
  })

  it('is cleared by one button, and is gone for good', async () => {
    const { page, close } = await open()
    await box(page, 'Baseline Report').check()
    await estimate(page).locator('summary').click()
    await page.getByRole('button', { name: 'Clear the estimate' }).click()
    await expect.poll(() => estimate(page).count()).toBe(0)
    await page.reload()
    await hydrated(page)
    expect(await box(page, 'Baseline Report').isChecked()).toBe(false)
    await close()
  })

  it('stands on a ground of its own, beside the menu’s button, and leads to the form', async () => {
    const { page, close } = await open({ width: 390, height: 844 })
    await box(page, 'Half-Day Workshop').check()
    const end = () => estimate(page).evaluate(dock => dock.getBoundingClientRect().right)
    // Whoever reads on has no menu there, and who turns has it beside the estimate.
    await expect.poll(end).toBeGreaterThan(360)
    await page.mouse.wheel(0, -60)
    // It keeps its place where it gives way to a link beneath it.
    const pill = await page.getByRole('button', { name: 'Menu', includeHidden: true }).boundingBox()
    await expect.poll(end).toBeLessThanOrEqual(pill?.x ?? 0)
    const seen = await estimate(page).evaluate(bar => {
      const { top } = bar.getBoundingClientRect()
      const found = new Set<string>()
      for (let scrolled = 0; scrolled < 200; scrolled += 20) {
        scrollBy({ top: 20, behavior: 'instant' })
        for (let x = 4; x < innerWidth; x += 12)
          for (let y = top; y < innerHeight; y += 12) {
            const row = document.elementFromPoint(x, y)?.closest('main dl')
            if (row && !bar.contains(row)) found.add(row.textContent ?? '')
          }
      }
      return [...found]
    })
    expect(seen, 'words of the list beside or beneath it').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    const way = page.getByRole('link', { name: 'SCROLL DOWN' })
    const reached = () =>
      way.evaluate(link => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(reached).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await carry(page).isVisible()).toBe(true)
    await estimate(page).locator('summary').click()
    await page.mouse.wheel(0, 24) // the sheet's edge lies on no box
    expect(await violations(page, choices)).toEqual([])
    await carry(page).click()
    await arrival(page, '/consultation')
    await close()
  })

  it('has the menu’s button beside it wherever one turns in the list, though a box lies below its ground', async () => {
    const { page, close } = await open({ width: 390, height: 844 })
    await box(page, 'Half-Day Workshop').check()
    for (let turn = 0; turn < 8; turn++) {
      await page.mouse.wheel(0, 300)
      await page.mouse.wheel(0, -70)
      await page.getByRole('button', { name: 'Menu' }).waitFor()
    }
    await close()
  })

  it('is chosen beside each fee on a phone, and shows what five fees come to without scrolling', async () => {
    const { page, close } = await open({ width: 390, height: 844 })
    for (const fee of ['Baseline Report', 'Quarterly Advisory Retainer']) {
      const row = page.locator('dl > div').filter({ hasText: fee })
      const price = await row.getByText('£').boundingBox()
      const add = await box(page, fee).boundingBox()
      expect(add?.x).toBeGreaterThan((price?.x ?? 0) + (price?.width ?? 0))
      expect(Math.abs((add?.y ?? 0) - (price?.y ?? 0))).toBeLessThan(24)
    }
    for (const checkbox of (await page.getByRole('checkbox').all()).slice(0, 5)) await checkbox.check()
    await estimate(page).locator('summary').click()
    for (const total of await estimate(page).locator('dl > div').all()) {
      const seen = await total.evaluate(line => {
        const { left, top, height } = line.getBoundingClientRect()
        return line.contains(document.elementFromPoint(left + 4, top + height / 2))
      })
      expect(seen).toBe(true)
    }
    await carry(page).click()
    await arrival(page, '/consultation')
    // The message shows all that it begins with, and room for what is to follow.
    await expect.poll(() => field(page, 'message').inputValue()).toContain('Estimate of 5 fees')
    expect(await field(page, 'message').evaluate(message => message.scrollHeight - message.clientHeight)).toBe(0)
    await close()
  })

  it('shows every total of many fees at once on a desk, of all fees says how many they are clear of the way to the form on any screen, and its totals and what can be done with it can be reached', async () => {
    const { page, close } = await open({ width: 1440, height: 900 })
    for (const fee of ['Half-Day Workshop', 'Ongoing Monthly Retainer', 'Quarterly Advisory Retainer', 'One-on-One Guidance'])
      await box(page, fee).check()
    await estimate(page).locator('summary').click()
    const hidden = await estimate(page)
      .locator('dl')
      .evaluate(list => {
        const sheet = list.parentElement
        return sheet ? sheet.scrollHeight - sheet.clientHeight : undefined
      })
    expect(hidden).toBe(0)
    await estimate(page).locator('summary').click()
    await page.getByRole('checkbox', { checked: false }).evaluateAll((all: HTMLInputElement[]) => {
      for (const each of all) each.click()
    })
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(18)
    await page.mouse.wheel(0, -60)
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const words = await estimate(page).locator('summary > span').boundingBox()
      const bar = await estimate(page).boundingBox()
      const link = await carry(page).filter({ visible: true }).boundingBox()
      const sign = await estimate(page).locator('summary svg').boundingBox()
      const edge = link?.x ?? 0
      expect((sign?.x ?? 0) + (sign?.width ?? 0), `${width} px`).toBeLessThan(edge)
      expect((link?.y ?? 0) + (link?.height ?? 0), `${width} px`).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0))
      expect((words?.x ?? 0) + (words?.width ?? 0), `${width} px`).toBeLessThan(sign?.x ?? 0)
      expect(bar?.height, `${width} px`).toBeLessThan(width < 768 ? 56 : 80)
    }
    await page.setViewportSize({ width: 390, height: 664 })
    await estimate(page).locator('summary').click()
    const isSeen = (part: Locator) =>
      part.evaluate(element => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height - 2))
      })
    const firstTotal = estimate(page).locator('dd').first()
    for (const part of [firstTotal, carry(page)]) expect(await isSeen(part)).toBe(true)
    // 1280 by 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    for (const part of [firstTotal, carry(page), page.getByRole('button', { name: 'Clear the estimate' })]) {
      await part.scrollIntoViewIfNeeded()
      expect(await isSeen(part)).toBe(true)
    }
    await close()
  })

  it.each([390, 320])(
    'says one sum, or of several how many fees they are for, in one line clear of the bar’s edges: %i px',
    async width => {
      const { page, close } = await open({ width, height: 844 })
      const words = estimate(page).locator('summary > span')
      await box(page, 'Initial Consultation (1 hr)').check()
      await expect.poll(() => words.innerText()).toBe('£250 once')
      await box(page, 'Ongoing Monthly Retainer').check()
      await expect.poll(() => words.innerText()).toBe(width < 384 ? '2 fees' : 'Estimate of 2 fees')
      const [bar, line] = [await estimate(page).boundingBox(), await words.boundingBox()]
      expect(bar?.height).toBeLessThan(56)
      expect((line?.y ?? 0) - (bar?.y ?? 0)).toBeGreaterThan(12)
      await page.mouse.wheel(0, -60)
      await expect.poll(() => words.innerText()).toBe('2 fees')
      await close()
    },
  )

  it('keeps the figure of a chosen hour or day beside what took it, on the smallest phones', async () => {
    const { page, close } = await open({ width: 320, height: 640 })
    await box(page, 'One-on-One Guidance').check()
    const row = page.locator('dl > div').filter({ has: page.getByRole('combobox') })
    const price = await row.getByText('£150').boundingBox()
    const add = await box(page, 'One-on-One Guidance').boundingBox()
    const hours = await row.getByRole('combobox').boundingBox()
    const middle = (part: typeof price) => (part?.y ?? 0) + (part?.height ?? 0) / 2
    expect(Math.abs(middle(add) - middle(price))).toBeLessThan(8)
    expect((hours?.y ?? 0) + (hours?.height ?? 0)).toBeLessThan(price?.y ?? 0)
    await close()
  })

  it('opened on a phone, it leaves the menu’s button whole', async () => {
    const { page, close } = await open({ width: 390, height: 844 })
    for (const fee of ['Half-Day Workshop', 'Emergency Response Consultancy']) await box(page, fee).check()
    await estimate(page).evaluate(bar => scrollBy({ top: bar.getBoundingClientRect().bottom - 780, behavior: 'instant' }))
    await page
      .locator('#policy-and-emergency > p a')
      .evaluate(link => scrollBy({ top: link.getBoundingClientRect().bottom - 620, behavior: 'instant' }))
    await page.mouse.wheel(0, -20)
    await estimate(page).locator('summary').click()
    const menu = page.getByRole('button', { name: 'Menu' })
    await expect
      .poll(() =>
        menu.evaluate(pill => {
          const { left, top, width, height } = pill.getBoundingClientRect()
          return [2, height / 2, height - 2].map(y => pill.contains(document.elementFromPoint(left + width / 2, top + y)))
        }),
      )
      .toEqual([true, true, true])
    await close()
  })

  it('is not offered without script, where the list and its way to the form are all there is', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.address}/fees`)
    expect(await page.getByRole('term').count()).toBe(18)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Ask about healing' }).isVisible()).toBe(true)
    await close()
  })
})
