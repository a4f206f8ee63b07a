/** What has to work in every engine: each page, the way from page to page, and the booking. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booking, mailsIn, words } from '../support/booking-form.ts'
import { declaredPages } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { readComplaints } from './complaints.ts'
import { alive, arrival, headings, press, until, type Visitor, visit } from './visitor.ts'

const pages = await declaredPages()

const barLink = (words: string): string => `//header//nav[@aria-label="Main"]//a[normalize-space()="${words}"]`
const control = (label: string): string => `//*[@id=//label[starts-with(normalize-space(),"${label}")]/@for]`
const sendButton = '//form[@aria-labelledby="booking-title"]//button[@type="submit"]'

/** A page to go to by the bar that belongs to another section than the page at `path`. */
const elsewhere = (path: string) =>
  path === '/fees' ? { path: '/faq', label: 'FAQ', title: 'Questions' } : { path: '/fees', label: 'Fees', title: 'Fees' }

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
      await until(visitor, () => document.querySelector('[role="status"][data-phase]') !== null)
      await until(visitor, () => document.querySelector('[role="status"][data-phase]') === null)
      await visit(visitor, '/')
      expect(await visitor.run(() => document.querySelectorAll('[role="status"][data-phase]').length)).toBe(0)
      expect(await readComplaints(visitor)).toEqual([])
    })
  })
}
