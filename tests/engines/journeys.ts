/** What has to work in every engine: each page, the way from page to page, and the booking. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingField, booking, mailsIn, words } from '../support/booking-form.ts'
import { declaredPages, sectionNames } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { readComplaints } from './complaints.ts'
import { arrival, cutHeadings, headings, press, until, type Visitor, visit } from './visitor.ts'

const pages = await declaredPages()

const barLink = (words: string): string => `//header//nav[@aria-label="Main"]//a[normalize-space()="${words}"]`
/** The control that a label names, by the first word of the label. */
const control = (word: string): string => `//*[@id=//label[starts-with(normalize-space(),"${word}")]/@for]`
const labels = { name: 'Name', email: 'Email', organisation: 'Organisation', message: 'Message' } satisfies Record<BookingField, string>
const sendButton = '//form[@action="/booking"]//button[@type="submit"]'

/** A page to go to by the bar that belongs to another section than the page at `path`. */
const elsewhere = (path: string) =>
  path === '/fees' ? { path: '/faq', label: 'FAQ', title: 'Questions' } : { path: '/fees', label: 'Fees', title: 'Fees' }

/** Status of each document or file that the log says was asked for at `address`. */
const statuses = (site: Site, address: string): number[] =>
  site
    .said()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line) as { method: string; path: string; status: number })
    .filter(({ method, path }) => method === 'GET' && path === address)
    .map(({ status }) => status)

/** @param start begins a visit to the site at an address */
export function describeJourneys(engine: string, start: (site: string) => Promise<Visitor>): void {
  describe(engine, () => {
    let site: Site
    let visitor: Visitor

    beforeAll(async () => {
      site = await startSite({ LOG: '1' })
      visitor = await start(site.address)
    })

    afterAll(async () => {
      await visitor?.leave()
      await site?.stop()
    })

    it('tells of errors, rejections, refused policies and files that do not load', async () => {
      await visit(visitor, '/fees')
      expect(await readComplaints(visitor)).toEqual([])
      await visitor.run(() => {
        console.error('said')
        setTimeout(() => {
          throw new Error('thrown')
        })
        Promise.reject(new Error('rejected'))
        document.body.append(Object.assign(new Image(), { src: '/not-there.webp' }))
        document.body.setAttribute('style', 'color: red')
      })
      for (const sign of [/said/, /thrown/, /rejected/, /not-there/, /style-src/])
        await expect.poll(() => readComplaints(visitor)).toContainEqual(expect.stringMatching(sign))
    })

    it('opens the site with the loading screen, once, and takes it away', async () => {
      await visitor.open('/')
      await until(visitor, () => document.documentElement.dataset.opening !== undefined)
      await until(visitor, () => document.documentElement.dataset.opening === undefined)
      await visit(visitor, '/')
      expect(await visitor.run(() => 'opening' in document.documentElement.dataset)).toBe(false)
      expect(await readComplaints(visitor)).toEqual([])
    })

    it('is shown every section', () => {
      expect([...new Set(pages.map(({ section }) => section))]).toEqual(sectionNames)
    })

    describe.each(pages)('$path', ({ path, head }) => {
      const address = encodeURI(path)

      it('answers 200, has one h1, is hydrated in silence and fits the window', async () => {
        await visit(visitor, address)
        expect(await headings(visitor)).toEqual([expect.stringMatching(/\w/)])
        expect(await visitor.run(() => document.title)).toContain(head.title)
        await expect.poll(() => statuses(site, address)).toContain(200)
        expect(await cutHeadings(visitor)).toEqual([])
        expect(await readComplaints(visitor)).toEqual([])
      })

      it('is left by the bar and come back to in one document', async () => {
        await visit(visitor, address)
        const own = await headings(visitor)
        await visitor.run(() => void Object.assign(window, { marker: 'the same window' }))
        const there = elsewhere(path)
        await press(visitor, barLink(there.label))
        await arrival(visitor, there.path, there.title)
        expect(await headings(visitor)).not.toEqual(own)
        await visitor.run(() => history.back())
        await arrival(visitor, path, head.title)
        expect(await headings(visitor)).toEqual(own)
        expect(await visitor.run(() => 'marker' in window)).toBe(true)
        expect(await readComplaints(visitor)).toEqual([])
      })
    })

    it('searches the questions as they are asked', async () => {
      await visit(visitor, '/faq')
      await visitor.type('//input[@type="search"]', 'prison')
      await until(visitor, () => /of \d+ questions match/.test(document.querySelector('main')?.innerText ?? ''))
      expect(await readComplaints(visitor)).toEqual([])
    })

    it('sends a booking, says so in the specified words and keeps it in the outbox', async () => {
      await visit(visitor, '/consultation')
      for (const [name, text] of Object.entries(booking)) await visitor.type(control(labels[name as BookingField]), text)
      await press(visitor, sendButton)
      await until(visitor, sent => document.querySelector('main')?.innerText.includes(sent), words.sent)
      expect(await visitor.run(() => document.activeElement?.textContent)).toContain(words.sent)
      const mails = await mailsIn(site.outbox)
      expect(mails).toHaveLength(1)
      for (const value of Object.values(booking)) expect(mails[0]?.replaceAll('\r\n', '\n')).toContain(value)
      expect(await readComplaints(visitor)).toEqual([])
    })
  })
}
