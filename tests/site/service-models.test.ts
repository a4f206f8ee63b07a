import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { SectionRelease } from '@site/delivery/release'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { contrastOf } from '../support/contrast.ts'
import { builtRelease } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { arrival, barLink, hydrated, readTo, scrollOffset, scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** Bytes of the code of one model, compressed. */
const maxBytes = 6000

const isModel = (file: string): boolean => /(^|\/)[a-z]+-model-[\w-]{8}\.js$/.test(file)
const said = (page: Page): Locator => page.locator('[data-model] [role=status]')

/** Comes to the model as a reader does, and waits until it can be worked. */
async function reach(page: Page): Promise<void> {
  await page.locator('[data-model]').scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-model]')?.firstElementChild ?? {}).some(key => key.startsWith('__reactProps')),
  )
}

/** What a key does to the control that has the focus is read aloud. */
async function press(page: Page, control: Locator, key: string, times = 1): Promise<void> {
  await control.focus()
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

describe('the models of the services', () => {
  let still: WatchedPage

  beforeAll(async () => {
    still = await openPage(browser, { reducedMotion: 'reduce' })
  })

  afterAll(() => still?.close())

  it('are twelve chunks, of 6 kB at most with their styles, and none comes with its page', async () => {
    const { files, pages } = await builtRelease<SectionRelease>('remote-services')
    const sizeOf = async (name: string | undefined) =>
      brotliCompressSync(await readFile(join(root, 'remote-services/dist/release', name ?? ''))).length
    const folder = join(root, 'remote-services/src/pages/service/models')
    const models = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('-model.tsx'))
    expect(models).toHaveLength(12)
    for (const file of models) {
      const [slug = '', model = ''] = file.replace('.tsx', '').split('/')
      const script = Object.keys(files).find(name => isModel(name) && name.startsWith(`${model}-`))
      const styles = pages.find(({ path }) => path === `/${slug}`)?.styles.find(name => name.startsWith(`${slug}-`))
      expect((await sizeOf(script)) + (await sizeOf(styles)), slug).toBeLessThanOrEqual(maxBytes)
    }
    expect(pages.flatMap(({ modules }) => modules).filter(isModel)).toEqual([])
  })

  it.each<[slug: string, work: (page: Page) => Promise<void>, says: RegExp]>([
    [
      'policy-governance-consultancy',
      page => press(page, page.getByRole('button', { name: 'Appeal' }), 'Space'),
      /Without a route of appeal/,
    ],
    ['human-rights-equality-consultation', page => press(page, page.getByRole('radio').first(), 'ArrowDown'), /no address to prove/],
    ['data-driven-research', page => press(page, page.getByRole('slider'), 'End'), /^Apart/],
    ['public-speaking', page => press(page, page.getByRole('slider'), 'ArrowRight', 10), /^The doubters/],
    ['youth-rehabilitation', page => press(page, page.getByRole('button', { name: 'Thursday' }), 'Enter'), /spelt right/],
    ['racial-literacy-training', page => press(page, page.getByRole('button', { name: /, Cook$/ }), 'Enter'), /library book/],
    [
      'cross-cultural-mediation',
      async page => {
        await press(page, page.getByRole('slider', { name: 'The hill' }), 'ArrowRight')
        await press(page, page.getByRole('slider', { name: 'The river' }), 'ArrowRight')
      },
      /both languages/,
    ],
  ])('/%s is worked by keyboard, says what happened, and axe finds nothing', async (slug, work, says) => {
    const { page, complaints } = still
    complaints.length = 0
    await visit(page, `${site.address}/${slug}`)
    await reach(page)
    await work(page)
    await expect.poll(() => said(page).textContent()).toMatch(says)
    expect(await violations(page, '[data-model]')).toEqual([])
    expect(complaints).toEqual([])
  })

  it('draw the ring around a slider clear of what stands above it, on any screen', async () => {
    const { page } = still // the last of those above
    const slider = page.getByRole('slider').first()
    await press(page, slider, 'ArrowRight')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const room = await slider.evaluate(input => {
        const { top, height } = input.getBoundingClientRect()
        const words = input.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN
        const ring = 12 + 6 // half the knot that is moved, and two strands around it
        return top + height / 2 - ring - words
      })
      expect(room, `${width} px`).toBeGreaterThanOrEqual(4)
    }
  })

  it('write over a slider what its side has done nearer to it than to any other, on the narrowest screen', async () => {
    const { page } = still
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, `${site.address}/cross-cultural-mediation`)
    const [own, next] = await page.locator('[data-model]').evaluate(model => {
      const words = [...model.querySelectorAll('label span')].map(each => {
        const range = document.createRange()
        range.selectNodeContents(each)
        return range.getBoundingClientRect()
      })
      const slider = model.querySelector('input')?.getBoundingClientRect()
      const at = (slider?.top ?? Number.NaN) + (slider?.height ?? 0) / 2
      return [at - (words[0]?.bottom ?? Number.NaN), (words[1]?.top ?? Number.NaN) - at]
    })
    expect(own).toBeLessThan(next * 0.7)
  })

  it('colour the part of the line that is breathed, where nothing moves', async () => {
    const { page } = still
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `${site.address}/healing-before-learning`)
    await reach(page)
    const [rising, falling] = ['in', 'out'].map(part => page.locator(`[data-model] path[data-of=${part}]`))
    const stroke = (line: Locator | undefined) => line?.evaluate(path => getComputedStyle(path).stroke)
    const accent = await stroke(rising)
    expect(await stroke(falling)).toBe(accent)
    await press(page, page.getByRole('button', { name: 'Breathe with the line' }), 'Enter')
    await expect.poll(() => stroke(falling)).not.toBe(accent)
    expect(await stroke(rising)).toBe(accent)
    await expect.poll(() => stroke(falling), { timeout: 8000 }).toBe(accent)
    expect(await stroke(rising)).not.toBe(accent)
  })

  it('draw who said it and what was said apart on any screen, at no step one line over another', async () => {
    const { page } = still
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, `${site.address}/data-driven-research`)
      await reach(page)
      const linesOf = (strand: string) =>
        page
          .locator(`[data-model] span[data-of=${strand}]`)
          .evaluateAll(lines =>
            lines.map(line => line.getBoundingClientRect()).map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
          )
      for (let step = 1; step <= 3; step++) {
        await press(page, page.getByRole('slider'), 'ArrowRight')
        const [identity, account] = [await linesOf('identity'), await linesOf('account')]
        expect(Math.max(...account.map(({ right }) => right))).toBeLessThanOrEqual(width)
        const over = identity.flatMap(one =>
          account.filter(
            ({ top, bottom, left, right }) => top < one.bottom - 1 && bottom > one.top + 1 && left < one.right && right > one.left,
          ),
        )
        expect(over, `${width} px, step ${step}`).toEqual([])
        if (step === 3)
          expect(Math.max(...identity.map(({ bottom }) => bottom))).toBeLessThanOrEqual(Math.min(...account.map(({ top }) => top)))
      }
    }
  })

  it.each<[slug: string, work: (page: Page) => Promise<void>]>([
    ['human-rights-equality-consultation', page => press(page, page.getByRole('button', { name: 'Mend the rule' }), 'Enter')],
    ['cross-cultural-mediation', page => press(page, page.getByRole('slider').first(), 'ArrowRight')],
    ['public-speaking', page => press(page, page.getByRole('slider'), 'ArrowRight', 11)],
    ['community-empowerment', page => press(page, page.getByRole('slider'), 'Home')],
    ['youth-rehabilitation', page => press(page, page.getByRole('button', { name: 'Monday' }), 'Enter')],
  ])('/%s stays as high as it was, whatever it says, no higher than the longest of it, with no gap below it', async (slug, work) => {
    const { page } = still
    const heights = () =>
      page.locator('[data-model]').evaluate(model => {
        const words = [...model.querySelectorAll('[role=status] ~ p')].map(each => each.getBoundingClientRect().height)
        const room = model.querySelector('[role=status]')?.parentElement?.getBoundingClientRect().height ?? 0
        const parts = [...model.querySelectorAll('button, label, :has(> [role=status])')]
        const end = Math.max(...parts.map(part => part.getBoundingClientRect().bottom))
        const { height, bottom } = model.getBoundingClientRect()
        return { model: Math.round(height), spare: Math.round(room - Math.max(...words)), below: Math.round(bottom - end) }
      })
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, `${site.address}/${slug}`)
      await reach(page)
      const before = await heights()
      await work(page)
      expect(await heights(), `${width} px`).toEqual({ model: before.model, spare: 0, below: 0 })
    }
  })

  it.each<[slug: string, names: RegExp, work: (page: Page) => Promise<void>]>([
    ['cross-cultural-mediation', /^(A word|An order|A well)$/, page => press(page, page.getByRole('slider').first(), 'End')],
    [
      'youth-rehabilitation',
      /^[A-Z][a-z]+day$/,
      async page => {
        for (const bar of await page.locator('[data-model] ol button').all()) await bar.press('Enter')
      },
    ],
  ])('/%s can be read when it is worked, what is drawn for the eye too', async (slug, names, work) => {
    const { page } = still
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, `${site.address}/${slug}`)
      await reach(page)
      await work(page)
      await scrollTo(
        page,
        await page
          .locator('[data-model] svg, [data-model] ol')
          .first()
          .evaluate(part => part.getBoundingClientRect().top + scrollY - 150),
      )
      const lines = await contrastOf(page)
      expect(lines.filter(({ words }) => names.test(words)).length, `${width} px`).toBeGreaterThan(2)
      expect(lines.filter(({ ratio, demanded }) => ratio < demanded)).toEqual([])
    }
  })

  it('begin what is behind each bar of the gate at one height, directly below its day', async () => {
    const { page } = still
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, `${site.address}/youth-rehabilitation`)
    await reach(page)
    for (const bar of await page.locator('[data-model] ol button').all()) await bar.press('Enter')
    const rooms = await page.locator('[data-model] ol li').evaluateAll(days =>
      days.map(day => {
        const [bar, words] = [day.querySelector('button'), day.querySelector('p')]
        const inset = words ? Number.parseFloat(getComputedStyle(words).paddingTop) : Number.NaN
        return (words?.getBoundingClientRect().top ?? 0) + inset - (bar?.getBoundingClientRect().bottom ?? 0)
      }),
    )
    expect(rooms).toHaveLength(7)
    expect(Math.min(...rooms)).toBeGreaterThan(0)
    expect(Math.max(...rooms)).toBeLessThan(24)
  })

  it('space the bars of the gate evenly on a phone', async () => {
    const { page } = still
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `${site.address}/youth-rehabilitation`)
    await reach(page)
    const heights = await page.locator('[data-model] ol li').evaluateAll(days => days.map(day => day.getBoundingClientRect().height))
    expect(heights).toHaveLength(7)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
  })

  it('open each bar of the gate onto its words, in its own row, and move nothing by it on small screens', async () => {
    const { page } = still
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, `${site.address}/youth-rehabilitation`)
      await reach(page)
      const behind = page.locator('[data-model] ol li p')
      const seen = () => behind.evaluateAll(all => all.filter(words => words.checkVisibility({ visibilityProperty: true })).length)
      expect(await seen()).toBe(0)
      const bars = await page.locator('[data-model] ol button').all()
      const places = () => Promise.all(bars.map(bar => bar.evaluate(each => each.getBoundingClientRect().top + scrollY)))
      const before = await places()
      for (const bar of bars) await bar.press('Enter')
      expect(await places()).toEqual(before)
      expect(await seen()).toBe(7)
      const rows = await page.locator('[data-model] ol li').evaluateAll(days =>
        days.map(day => {
          const [row, name, words] = [day, day.querySelector('span'), day.querySelector('p')].map(each => each?.getBoundingClientRect())
          const range = document.createRange()
          range.selectNodeContents(day.querySelector('p') ?? day)
          const beside = range.getBoundingClientRect().left - (name?.right ?? Number.NaN)
          return { inside: (words?.bottom ?? Number.NaN) <= (row?.bottom ?? 0) + 1, beside }
        }),
      )
      expect(
        rows.every(({ inside }) => inside),
        `${width} px`,
      ).toBe(true)
      expect(Math.min(...rows.map(({ beside }) => beside)), `${width} px`).toBeGreaterThan(4)
    }
  })

  it('leave the next needle where it is when a name is sewn in, on any screen', async () => {
    const { page } = still
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, `${site.address}/racial-literacy-training`)
      await reach(page)
      const next = page.getByRole('button', { name: /, Cook$/ })
      const top = () => next.evaluate(needle => Math.round(needle.getBoundingClientRect().top + scrollY))
      const before = await top()
      await press(page, page.getByRole('button', { name: /, Two porters$/ }), 'Enter')
      await page.getByText('name sewn in').waitFor()
      expect(await top(), `${width} px`).toBe(before)
    }
  })

  it('tell what was found out about a line of the register directly under it, on any screen', async () => {
    const { page } = still
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, `${site.address}/racial-literacy-training`)
      await reach(page)
      await press(page, page.getByRole('button', { name: /, Cook$/ }), 'Enter')
      const [line, story] = await Promise.all(
        [page.getByRole('row', { name: /^Cook/ }), page.getByRole('cell', { name: /library book/ })].map(each => each.boundingBox()),
      )
      expect(Math.abs((story?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)), `${width} px`).toBeLessThan(4)
    }
  })

  it('lead the thread from the needle to the line of the register that is sewn, and to none after the last', async () => {
    const { page } = still
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, `${site.address}/racial-literacy-training`)
    await reach(page)
    const sew = () => press(page, page.locator('[data-model] button').first(), 'Enter')
    const thread = page.locator('[data-model] svg[data-used] path').first()
    for (const line of [0, 1]) {
      await sew()
      const [led, row] = await Promise.all([thread, page.locator('[data-model] tr[data-last]')].map(each => each.boundingBox()))
      const foot = (row?.y ?? Number.NaN) + (row?.height ?? 0)
      expect(Math.abs((led?.y ?? 0) - foot), `line ${line}`).toBeLessThan(8)
      const short = await page.locator('[data-model] tr[data-last]').evaluate(sewn => {
        const from = sewn.querySelector('th') as HTMLElement
        const { insetInlineStart, width } = getComputedStyle(from, '::after')
        const drawing = sewn.querySelector('td svg')?.getBoundingClientRect()
        const name = (drawing?.left ?? Number.NaN) + ((drawing?.width ?? 0) * 8) / 260
        return name - from.getBoundingClientRect().left - Number.parseFloat(insetInlineStart) - Number.parseFloat(width)
      })
      expect(Math.abs(short), `up to the name, line ${line}`).toBeLessThan(3)
    }
    expect(await thread.evaluate(path => getComputedStyle(path).opacity)).toBe('1')
    for (let left = 3; left > 0; left--) await sew()
    expect(await thread.evaluate(path => getComputedStyle(path).opacity)).toBe('0')
  })

  it('show the statement, its answer and all of its controls at once on a phone, and the answer first', async () => {
    const { page } = still
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `${site.address}/data-driven-research`)
    await reach(page)
    const [from, answered, to] = await page.locator('[data-model]').evaluate(model => {
      const controls = [...model.querySelectorAll('button, label')].map(each => each.getBoundingClientRect())
      const answer = model.querySelector('[role=status]')?.getBoundingClientRect()
      return [Math.min(...controls.map(({ top }) => top)), answer?.bottom ?? Number.NaN, Math.max(...controls.map(({ bottom }) => bottom))]
    })
    expect(answered).toBeLessThan(from)
    expect(to - answered).toBeLessThan(400)
  })

  it('show the choice of a life, the rule whose words it changes and what comes of it on one screen', async () => {
    const { page } = still
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await visit(page, `${site.address}/human-rights-equality-consultation`)
      await reach(page)
      const [choice, rule, answer] = await page
        .locator('[data-model]')
        .evaluate(model => ['div:has(> label)', 'em', '[role=status]'].map(part => model.querySelector(part)?.getBoundingClientRect()))
      expect(choice?.bottom).toBeLessThan(rule?.top ?? 0)
      expect(rule?.bottom).toBeLessThan(answer?.top ?? 0)
      expect((answer?.bottom ?? Number.NaN) - (choice?.top ?? Number.NaN), `${width} px`).toBeLessThan(height - 100)
    }
  })

  it('keep the answer and what it is about on one screen while they are worked with a mouse', async () => {
    const { page } = still
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [slug, figure] of [
      ['community-empowerment', 'svg'],
      ['data-driven-research', 'p[data-of=identity]'],
    ] as const) {
      await visit(page, `${site.address}/${slug}`)
      await reach(page)
      const height = await page.locator('[data-model]').evaluate((model, part) => {
        const all = ['input', 'button', part, '[role=status]'].flatMap(each => [...model.querySelectorAll(each)])
        const boxes = all.map(each => each.getBoundingClientRect())
        return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
      }, figure)
      expect(height, slug).toBeLessThan(720)
    }
  })

  it('draw the ring round a leaf that is open, not through it', async () => {
    const { page } = still
    await visit(page, `${site.address}/non-mainstream-curriculum`)
    await reach(page)
    const source = page.locator('[data-model] summary').first()
    await press(page, source, 'Enter')
    const outlines = await source.evaluate(summary =>
      [summary, summary.parentElement ?? summary].map(each => getComputedStyle(each).outlineStyle),
    )
    expect(outlines).toEqual(['none', 'solid'])
  })

  it('are fetched when their place is near, not before, and move nothing below them when the arch falls', async () => {
    const { page, complaints, close } = await openPage(browser)
    const fetched: string[] = []
    page.on('request', request => isModel(request.url()) && request.url().endsWith('.js') && fetched.push(request.url()))
    await visit(page, `${site.address}/policy-governance-consultancy`)
    await scrollTo(page, 0)
    await hydrated(page)
    expect(fetched).toEqual([])
    await reach(page)
    expect(fetched).toHaveLength(1)
    expect(complaints).toEqual([])
    const height = async () => (await page.locator('[data-model]').boundingBox())?.height
    const before = await height()
    for (const stone of ['Duty', 'Evidence', 'Budget']) await page.getByRole('button', { name: stone }).click()
    await page.getByRole('button', { name: 'Build it again' }).waitFor()
    expect(await height()).toBe(before)
    await close()
  })

  it('stay under the finger that lays a strand down again, whose name leaves the drawing above', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await visit(page, `${site.address}/holistic-healing`)
    await reach(page)
    const strand = (name: string) => page.getByRole('button', { name, exact: true })
    await scrollTo(page, await strand('song').evaluate(button => button.getBoundingClientRect().top + scrollY - 420))
    const place = () => page.evaluate(() => scrollY)
    const before = await place()
    for (const name of ['song', 'rhythm', 'rhythm', 'breath']) {
      await strand(name).tap()
      expect(await place(), name).toBe(before)
    }
    expect(await strand('breath').getAttribute('aria-pressed')).toBe('true')
    await close()
  })

  it('say what an hour holds well before the next begins, on any screen', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/emergency-education`)
    const hours = page.locator('[data-model]').getByRole('listitem')
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      const room = await hours.evaluateAll(items =>
        items.slice(0, -1).map((item, at) => {
          const words = item.lastElementChild?.getBoundingClientRect().bottom ?? Number.NaN
          return (items[at + 1]?.getBoundingClientRect().top ?? Number.NaN) - words
        }),
      )
      expect(room.length, `${width} px`).toBeGreaterThan(4)
      expect(Math.min(...room), `${width} px`).toBeGreaterThan(12)
    }
    // The way ahead is drawn before it is passed.
    const ahead = await hours.evaluateAll(items =>
      items.slice(0, -1).map(item => {
        const { height, opacity, transform } = getComputedStyle(item, '::before')
        return transform === 'none' && Number(opacity) > 0.2 ? Number.parseFloat(height) / item.getBoundingClientRect().height : 0
      }),
    )
    expect(Math.min(...ahead)).toBeGreaterThan(0.95)
    // Whoever has been near it comes back to it, and to what they read below it.
    await reach(page)
    const below = await page.evaluate(() => document.documentElement.scrollHeight - 2000)
    expect(await readTo(page, below)).toBe(below)
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await page.goBack()
    await arrival(page, '/emergency-education')
    expect(await scrollOffset(page)).toBe(below)
    expect(await hours.count()).toBeGreaterThan(4)
    await close()
  })

  it('name the hour at which their thread ends, wherever one jumps', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await visit(page, `${site.address}/emergency-education`)
    await reach(page)
    const hours = page.locator('[data-model]').getByRole('listitem')
    const clock = (hour: number) => page.locator('[data-model] [aria-hidden="true"]').getByText(new RegExp(`^${hour}`))
    for (const at of [4, 7, 2]) {
      const hour = Number.parseInt((await hours.nth(at).innerText()).replace('Hour ', ''), 10)
      await hours.nth(at).evaluate(item => scrollBy({ top: item.getBoundingClientRect().top - innerHeight / 2 + 4, behavior: 'instant' }))
      await clock(hour).waitFor()
      expect(await hours.evaluateAll(items => items.filter(item => item.hasAttribute('data-run')).length)).toBe(at)
    }
    // Between two marks it counts each hour.
    const [before, after] = await Promise.all([2, 3].map(at => hours.nth(at).evaluate(item => item.getBoundingClientRect().top + scrollY)))
    const [from = 0, to = 0] = [before, after]
    await scrollTo(page, Math.round(from + ((to - from) * 5.5) / 12 - 450))
    await clock(17).waitFor()
    // From below all hours to above them.
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
    await clock(72).waitFor()
    await scrollTo(page, 0)
    await clock(0).waitFor()
    await close()
  })

  it('can be read where no script runs, without controls that do nothing', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.address}/policy-governance-consultancy`)
    const model = page.locator('[data-model]')
    expect(await model.getByText('Without a duty, every verb says ‘may’.').isVisible()).toBe(true)
    expect(await model.getByRole('button').count()).toBe(0)
    await close()
  })
})
