import { identity } from '@site/identity'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { launchChromium, openPage } from '../support/browser.ts'
import { readSource } from '../support/page-source.ts'
import { declaredPages } from '../support/releases.ts'
import { routes, undeclared } from '../support/route-table.ts'
import { type Site, startSite } from '../support/site.ts'
import { scrollOffset, visit } from '../support/visit.ts'

const declared = new Set((await declaredPages()).map(({ path }) => path))

let site: Site
let browser: Browser
let home: string

beforeAll(async () => {
  site = await startSite()
  browser = await launchChromium()
  home = readSource((await ask(site.address, '/')).body.toString()).heading
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const source = async (path: string) => {
  const { status, body } = await ask(site.address, path)
  return { status, ...readSource(body.toString()) }
}

const isHome = () => ({ status: 200, heading: home, canonical: '/', robots: undefined })
const isMissing = () => ({ status: 404, heading: home, canonical: undefined, robots: 'noindex' })

describe('a link that no screen is declared for', () => {
  it.each([...undeclared, '/services/Holistic%20Healing%20%26%20Recovery', '/services/Anything%20Else'])(
    '%s shows the home page',
    async path => {
      expect(await source(path)).toEqual(isHome())
    },
  )

  it.each([
    ['/about', '#about'],
    ['/services', '#work'],
    ['/services/Anything%20Else', '#work'],
    ['/contact', '#contact'],
    ['/accessibility', '#accessibility'],
    ['/terms', '#company'],
  ])('%s arrives at the part that answers it', async (path, part) => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address + path)
    const { top, bottom } = await page.locator(part).evaluate(element => element.getBoundingClientRect().toJSON())
    expect(top).toBeLessThan(800)
    expect(bottom).toBeGreaterThan(0)
    expect(await scrollOffset(page)).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('any other path', () => {
  it.each(['/nothing-here', '/about/us', '/faq/nothing', '/servicesque', '/whitepaper/nobody', '/data', '/index.html', '/Faq'])(
    '%s shows the home page as missing',
    async path => {
      expect(await source(path)).toEqual(isMissing())
    },
  )

  it('is treated so whatever it is about: a route without its page yet, too', async () => {
    expect(routes).toHaveLength(35)
    for (const path of routes) {
      const { status, robots } = await source(path)
      expect({ path, status, robots }).toEqual({ path, ...(declared.has(path) ? { status: 200 } : { status: 404, robots: 'noindex' }) })
    }
  })

  it('is hydrated, and leads on', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/nothing-here`)
    await page.getByRole('button', { name: 'Watch trailer' }).click()
    await page.getByRole('dialog').waitFor()
    // That the address is missing is the one thing the browser's console has to say.
    expect(complaints.filter(complaint => !complaint.includes('404'))).toEqual([])
    await close()
  })
})

describe('an address with a slash at its end', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/fees/?from=letter', '/fees?from=letter'],
    ['/whitepaper/zuri-halloran/', '/whitepaper/zuri-halloran'],
    ['/about/', '/about'],
  ])('%s is %s', async (path, location) => {
    const answer = await ask(site.address, path)
    expect([answer.status, answer.headers.location]).toEqual([308, location])
  })
})

describe('the bank’s white paper', () => {
  const slug = `/whitepaper/${identity.name.toLowerCase().replaceAll(' ', '-')}`

  it('is shown at the declared path, with its space, and names the slug as its address', async () => {
    const shown = await source(`/whitepaper/${encodeURIComponent(identity.name)}`)
    expect(shown).toEqual({ ...(await source(slug)), canonical: slug })
    expect(shown.heading).toBe('Zero Bank')
  })
})
