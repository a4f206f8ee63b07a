import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identity } from '@site/identity'
import type { Browser, Page, Request, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { booking, endpoint, field, fillIn, mailsIn, nothing, sendButton, valuesOf, words, writeAnother } from '../support/booking-form.ts'
import { closePages, openPage, sharedChromium, violations, type WatchedPage } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'
import { arrival, barLink, hydrated, visit } from '../support/visit.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite({ LOG: '1', BOOKING_LIMIT: 'off' })
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

const openForm = async (path = '/consultation#booking', at = site): Promise<WatchedPage> => {
  const watched = await openPage(browser, { reducedMotion: 'reduce' })
  await visit(watched.page, at.address + path)
  return watched
}

/** The same four fields within a day are one request: a test that counts mails says something of its own. */
const saying = (message: string): typeof booking => ({ ...booking, message })

const note = (page: Page, said: string) => page.getByRole('alert').filter({ hasText: said })

/** Booking requests that leave the page from now on. */
function requestsOf(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request))
  return sent
}

describe('a booking request', () => {
  // Three of them share a page: each leaves an empty form to the next.
  let watched: WatchedPage
  let requests: Request[]

  beforeAll(async () => {
    watched = await openForm()
    requests = requestsOf(watched.page)
  })

  afterAll(() => watched?.close())

  it('arrives below a bar that can be read, before any module has come, and below its title when it is refused', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.route('**/entry-*.js', route => route.abort())
    await page.goto(`${site.address}/consultation#booking`)
    const bar = page.getByRole('banner').locator('nav a').first()
    expect(await bar.evaluate(link => getComputedStyle(link).color)).toBe('rgb(245, 239, 228)')
    await page.unroute('**/entry-*.js')
    await visit(page, `${site.address}/consultation`)
    await sendButton(page).scrollIntoViewIfNeeded()
    await sendButton(page).click()
    const title = page.getByRole('heading', { name: 'Request a consultation' })
    // The bar's pill ends there.
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(44 + 84)
    await close()
  })

  it('is sent, said to be sent in the specified words, and kept in the outbox', async () => {
    const { page, complaints, close } = await openForm()
    const before = (await mailsIn(site.outbox)).length
    const requests = requestsOf(page)
    await fillIn(page)
    await sendButton(page).click()
    const sent = note(page, words.sent)
    await sent.waitFor()
    expect(await sent.getByRole('heading', { level: 2 }).innerText()).toBe(words.sent)
    expect(await sent.locator('svg').first().isVisible()).toBe(true)
    await expect.poll(() => sent.evaluate(element => element === document.activeElement)).toBe(true)
    const form = page.getByRole('form', { name: 'Request a consultation' })
    for (const said of [booking.message, booking.name, booking.email]) expect(await form.innerText()).toContain(said)
    expect(await page.getByRole('textbox').count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Request a consultation' }).count()).toBe(0)
    await page.getByRole('listitem').filter({ hasText: 'You write' }).getByText('Done.').waitFor()
    const end = await page.locator('#booking').evaluate(sheet => {
      const { bottom } = sheet.getBoundingClientRect()
      return bottom - sheet.querySelector('form')!.getBoundingClientRect().bottom
    })
    expect(end, 'no empty ground below what is said').toBeLessThan(100)
    await page.emulateMedia({ media: 'print' }) // as a record, and whole
    expect(await form.getByRole('blockquote').evaluate(letter => getComputedStyle(letter).maxHeight)).toBe('none')
    await page.emulateMedia({ media: 'screen' })
    expect(await violations(page)).toEqual([])
    await writeAnother(page)
    expect(await valuesOf(page)).toEqual(nothing)
    const { publicKey, serviceId, templateId } = identity.emailProvider
    expect(requests.map(request => new URL(request.url()).pathname)).toEqual([endpoint])
    expect(requests[0]?.postDataJSON()).toEqual({
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: booking,
    })
    const mails = await mailsIn(site.outbox)
    expect(mails).toHaveLength(before + 1)
    for (const value of Object.values(booking)) expect(mails.at(-1)?.replaceAll('\r\n', '\n')).toContain(value)
    expect(complaints).toEqual([])
    await page.reload()
    await hydrated(page)
    expect(await valuesOf(page)).toEqual(nothing)
    await close()
  })

  it('leaves once, however often the button is pressed', async () => {
    const { page } = watched
    const before = (await mailsIn(site.outbox)).length
    requests.length = 0
    let answer: () => void = () => undefined
    const pressed = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(`**${endpoint}`, async route => {
      await pressed
      await route.continue()
    })
    await fillIn(page, saying('Once is enough.'))
    await sendButton(page).dblclick()
    expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true')
    await sendButton(page).press('Enter')
    await field(page, 'name').press('Enter')
    answer()
    await note(page, words.sent).waitFor()
    expect(requests).toHaveLength(1)
    expect(await mailsIn(site.outbox)).toHaveLength(before + 1)
    await page.unroute(`**${endpoint}`)
    await writeAnother(page)
  })

  it('is one mail when the same four fields are sent again', async () => {
    const { page } = watched
    const before = (await mailsIn(site.outbox)).length
    requests.length = 0
    for (const attempt of [1, 2]) {
      await fillIn(page, saying('Did it arrive?'))
      await sendButton(page).click()
      await note(page, words.sent).waitFor()
      expect(requests).toHaveLength(attempt)
      await writeAnother(page)
    }
    expect(await mailsIn(site.outbox)).toHaveLength(before + 1)
  })

  it('with the field filled in that people do not see goes nowhere, and is not lost if it was a person', async () => {
    const { page, complaints } = watched
    const before = (await mailsIn(site.outbox)).length
    requests.length = 0
    complaints.length = 0
    await fillIn(page)
    await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://advertisement.example'
    })
    await sendButton(page).click()
    await expectFailure(watched)
    expect(requests).toEqual([])
    expect(await mailsIn(site.outbox)).toHaveLength(before)
    await fillIn(page, saying('Filled in by the browser.'))
    await sendButton(page).click()
    await note(page, words.sent).waitFor()
    expect(Object.keys(requests[0]?.postDataJSON().template_params)).toEqual(Object.keys(booking))
    expect(await mailsIn(site.outbox)).toHaveLength(before + 1)
  })

  it('posted with that field filled in is not kept, and led to the page of failure', async () => {
    const before = (await mailsIn(site.outbox)).length
    const posted = await ask(site.address, '/booking', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ ...booking, website: 'https://advertisement.example' })),
    })
    expect([posted.status, posted.headers.location]).toEqual([303, '/booking/failed'])
    expect(await mailsIn(site.outbox)).toHaveLength(before)
  })
})

/** What every failure must leave: the words, the console's record, the text, and two ways on. */
async function expectFailure({ page, complaints }: WatchedPage): Promise<void> {
  const failed = note(page, words.failed)
  await failed.waitFor()
  expect(await failed.locator('strong').innerText()).toBe(words.failed)
  expect(await failed.locator('svg').isVisible()).toBe(true)
  expect(await valuesOf(page)).toEqual(booking)
  expect(complaints.filter(complaint => /not sent/.test(complaint))).toHaveLength(1)
  const letter = new URL((await failed.getByRole('link').getAttribute('href')) ?? '')
  expect(letter.protocol + letter.pathname).toBe(`mailto:${identity.emails.consultation}`)
  const text = decodeURIComponent(letter.search).replaceAll('\r\n', '\n')
  for (const value of Object.values(booking)) expect(text).toContain(value)
  expect(await sendButton(page).innerText()).toBe('Send again')
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ['answers 500', route => route.fulfill({ status: 500, body: 'Internal Server Error', contentType: 'text/plain' })],
  ['cannot be reached', route => route.abort('connectionrefused')],
]

describe('a booking request whose provider', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openForm()
  })

  afterAll(() => watched?.close())

  it.each(failures)('%s fails in the specified words, keeps the text, and can be sent again', async (_what, answer) => {
    const { page, complaints } = watched
    complaints.length = 0
    await page.route(`**${endpoint}`, answer)
    await fillIn(page)
    await sendButton(page).click()
    await expectFailure(watched)
    await page.unroute(`**${endpoint}`)
    await sendButton(page).click()
    await note(page, words.sent).waitFor()
    expect(await note(page, words.failed).count()).toBe(0)
    await writeAnother(page)
    expect(await valuesOf(page)).toEqual(nothing)
  })
})

describe('in a browser that keeps nothing', () => {
  it('a request is sent all the same', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await visit(page, `${site.address}/consultation#booking`)
    await fillIn(page, saying('Where nothing is kept.'))
    await sendButton(page).click()
    await note(page, words.sent).waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

describe('without a connection', () => {
  it('the visitor is told that the line is down, nothing goes out by itself, and all of it can be sent later', async () => {
    const watched = await openForm()
    const { page } = watched
    const requests = requestsOf(page)
    await fillIn(page)
    await page.context().setOffline(true)
    await sendButton(page).click()
    await expectFailure(watched)
    await note(page, 'This device is offline').waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => note(page, 'This device is offline').count()).toBe(0)
    expect(requests).toEqual([])
    await sendButton(page).click()
    await note(page, words.sent).waitFor()
    expect(requests).toHaveLength(1)
    await watched.close()
  })
})

describe('more requests than one client may send', () => {
  let limited: Site

  beforeAll(async () => {
    limited = await startSite({ BOOKING_LIMIT: '2/1h', LOG: '1', HOST: '127.0.0.1' })
  })

  afterAll(() => limited?.stop())

  const posted = (message: string, headers: Record<string, string> = {}) =>
    ask(limited.address, '/booking', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: String(new URLSearchParams(saying(message))),
    })

  it('fail in the specified words, in the page and without script, and are not kept', async () => {
    for (const message of ['One', 'Two']) expect((await posted(message)).headers.location).toBe('/booking/sent')
    const { status, headers } = await posted('Three', { 'x-forwarded-for': '203.0.113.9' })
    expect([status, headers.location]).toEqual([303, '/booking/failed'])
    const watched = await openForm('/consultation#booking', limited)
    const { page } = watched
    const answered = page.waitForResponse(`**${endpoint}`)
    await fillIn(page)
    await sendButton(page).click()
    const answer = await answered
    expect(answer.status()).toBe(429)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(3000)
    await expectFailure(watched)
    expect(await mailsIn(limited.outbox)).toHaveLength(2)
    expect(limited.said()).not.toMatch(/127\.0\.0\.1"|203\.0\.113/)
    await watched.close()
  })
})

describe('an outbox that cannot be written to', () => {
  let broken: Site
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'))
    await writeFile(join(folder, 'file'), 'in the way')
    broken = await startSite({ OUTBOX: join(folder, 'file') })
  })

  afterAll(async () => {
    await broken?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is told to the visitor, who keeps the text', async () => {
    const watched = await openForm('/consultation#booking', broken)
    await fillIn(watched.page)
    await sendButton(watched.page).click()
    await expectFailure(watched)
    await watched.close()
  })

  it('is told without script as well, and going back leads to the text', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${broken.address}/consultation`)
    await fillIn(page)
    await sendButton(page).click()
    await page.waitForURL('**/booking/failed')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.failed)
    await page.goBack()
    expect(await valuesOf(page)).toEqual(booking)
    await close()
  })
})

describe('the text of a booking request', () => {
  it('survives a reload and a mistaken navigation', async () => {
    const { page, close } = await openForm()
    await fillIn(page)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => valuesOf(page)).toEqual(booking)
    await page.evaluate(() => scrollTo(0, 0))
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await page.goBack()
    await arrival(page, '/consultation')
    await expect.poll(() => valuesOf(page)).toEqual(booking)
    await page.goto(`${site.address}/robots.txt`)
    await visit(page, `${site.address}/consultation`)
    await expect.poll(() => valuesOf(page)).toEqual(booking)
    await close()
  })

  it('starts with what the visitor was reading about, and its link goes to the form', async () => {
    const { page, close } = await openForm('/racial-literacy-training')
    await page.getByRole('main').getByRole('link', { name: 'Request Training Program' }).last().click()
    await arrival(page, '/consultation')
    expect(new URL(page.url()).search).toBe('?topic=racial-literacy-training')
    expect(new URL(page.url()).hash).toBe('#booking')
    // Below the bar and the row that leads away from the page.
    await expect.poll(() => page.locator('#booking').evaluate(part => Math.abs(part.getBoundingClientRect().top) <= 144)).toBe(true)
    const topic = 'Racial literacy and anti-racism training'
    const form = page.getByRole('form', { name: 'Request a consultation' })
    await expect.poll(() => form.getByRole('combobox', { name: /^Topic/ }).inputValue()).toBe(topic)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('booking')
    await expect.poll(() => field(page, 'message').inputValue()).toMatch(new RegExp(`^${topic}\\n`))
    await fillIn(page, { name: booking.name, email: booking.email })
    await sendButton(page).click()
    await page.getByText('One answer needs your attention.').waitFor()
    await form.getByRole('combobox', { name: /^Topic/ }).selectOption('Holistic healing and recovery')
    expect(await field(page, 'message').inputValue()).toBe('Holistic healing and recovery\n\n')
    await form.getByRole('combobox', { name: /^Topic/ }).selectOption('No topic in particular')
    expect(await field(page, 'message').inputValue()).toBe('')
    await form.getByRole('combobox', { name: /^Topic/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => field(page, 'message').inputValue()).not.toBe('')
    expect(await field(page, 'message').inputValue()).toContain(await form.getByRole('combobox', { name: /^Topic/ }).inputValue())
    await close()
  })

  it('is asked for where a link to the form arrives, on a phone as well', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
    await visit(page, `${site.address}/consultation?topic=fees&items=half-day-workshop#booking`)
    await expect.poll(() => field(page, 'name').evaluate(control => control.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    await close()
  })
})

describe('input that cannot be sent', () => {
  /** What is said about a field to those who cannot see where it stands. */
  const descriptionOf = (page: Page, name: Parameters<typeof field>[1]): Promise<string> =>
    field(page, name).evaluate(control =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )

  it('is answered beside each field, nearer to it than to the next on a phone and on a desk, and nothing leaves the page', async () => {
    const { page, complaints, close } = await openForm()
    const requests = requestsOf(page)
    await sendButton(page).click()
    for (const name of ['name', 'email', 'message'] as const) {
      await expect.poll(() => field(page, name).getAttribute('aria-invalid')).toBe('true')
      expect(await descriptionOf(page, name)).toMatch(/Please/)
    }
    expect(await field(page, 'organisation').getAttribute('aria-invalid')).toBeNull()
    const summary = page.getByRole('region', { name: 'Three answers need your attention.' })
    await expect.poll(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
    await expect.poll(() => summary.evaluate(element => element.getBoundingClientRect().top)).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const next = { name: width < 1024 ? /^Email/ : /^Organisation/, email: /^Organisation/ }
      for (const name of ['name', 'email'] as const) {
        const control = await field(page, name).boundingBox()
        const error = await page.locator(`#booking-${name}-error`).boundingBox()
        const label = await page.locator('label', { hasText: next[name] }).boundingBox()
        expect((label?.y ?? 0) - (error?.y ?? 0) - (error?.height ?? 0)).toBeGreaterThanOrEqual(14)
        expect((error?.y ?? 0) - (control?.y ?? 0) - (control?.height ?? 0)).toBeLessThanOrEqual(5)
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    const address = page.url()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page, 'name').evaluate(control => control === document.activeElement)).toBe(true)
    expect(page.url()).toBe(address)
    await fillIn(page, { name: booking.name, email: 'not an address', message: booking.message })
    await sendButton(page).click()
    await expect.poll(() => descriptionOf(page, 'email')).toMatch(/look like name@example.org/)
    expect(await field(page, 'name').getAttribute('aria-invalid')).toBeNull()
    await page.getByRole('region', { name: 'One answer needs your attention.' }).waitFor()
    await fillIn(page, { email: booking.email })
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBeNull()
    expect(requests).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

describe('without JavaScript', () => {
  it('the form begins empty, is refused by the browser until it is whole, and is then posted, kept, and answered in the same words; nothing personal is in an address or a log', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    const before = (await mailsIn(site.outbox)).length
    const requests = requestsOf(page)
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    await page.goto(`${site.address}/consultation?topic=holistic-healing#booking`)
    expect(await valuesOf(page)).toEqual(nothing)
    await fillIn(page, { name: booking.name })
    await sendButton(page).click()
    expect(await field(page, 'email').evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/consultation')
    expect(requests).toEqual([])
    const typed = saying(`${booking.message}\nSent without script.`)
    await fillIn(page, typed)
    const posted = page.waitForResponse(response => response.request().method() === 'POST')
    await sendButton(page).click()
    const answer = await posted
    expect([new URL(answer.url()).pathname, answer.status()]).toEqual(['/booking', 303])
    expect(answer.request().headers()['content-type']).toBe('application/x-www-form-urlencoded')
    await page.waitForURL(`${site.address}/booking/sent`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.sent)
    const mails = await mailsIn(site.outbox)
    expect(mails).toHaveLength(before + 1)
    for (const value of Object.values(typed)) expect(mails.at(-1)?.replaceAll('\r\n', '\n')).toContain(value)
    await expect.poll(() => site.said()).toContain('/booking/sent')
    const records = site.said() + addresses.join('\n')
    for (const trace of ['Amara', 'Osei', 'amara', 'council', 'secure', 'units']) expect(records).not.toContain(trace)
    await close()
  })

  it('a field that the browser lets pass and the server refuses is named on the page of failure, and Back leads to what was written', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.address}/consultation#booking`)
    const typed = saying('Sent with a name of spaces.')
    await fillIn(page, { ...typed, name: '   ' })
    await sendButton(page).click()
    await page.waitForURL(`${site.address}/booking/failed#mend-name`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.failed)
    expect(
      await page
        .getByText(/^Please (give|check|write)/)
        .filter({ visible: true })
        .allInnerTexts(),
    ).toEqual(['Please give your name, in at most 200 characters.'])
    await page.goBack()
    expect(await field(page, 'message').inputValue()).toBe(typed.message)
    await close()
  })

  it.each([768, 390, 320])('a link to the form arrives with its title clear of what floats, at %i px', async width => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 700 } })
    await visit(page, `${site.address}/consultation?topic=speaking#booking`)
    const title = page.getByRole('heading', { name: 'Request a consultation' })
    const seen = await title.evaluate(heading => {
      const { left, top, bottom } = heading.getBoundingClientRect()
      return [top + 2, bottom - 2].every(y => document.elementFromPoint(left + 4, y) === heading)
    })
    expect(seen).toBe(true)
    expect((await title.boundingBox())?.y).toBeLessThan(200)
    await close()
  })
})
