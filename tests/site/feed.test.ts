import { identity } from '@site/identity'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { declaredPages } from '../support/releases.ts'

const pages = await declaredPages()
const followed = pages.filter(({ head }) => head.feed)
const entries = followed.filter(({ path, head }) => head.feed?.updated && (head.canonical ?? path) === path)

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await sharedChromium()
  page = (await openPage(browser)).page
  await page.goto(`${site.address}/whitepapers`)
})

afterAll(async () => {
  await closePages()
})

type Element = { readonly name: string; readonly text: string; readonly attributes: Record<string, string> }
type Feed = { readonly root: string; readonly own: Element[]; readonly entries: Element[][] }

/** The feed as the browser's XML parser reads it, which takes nothing that is malformed. */
const readFeed = (address: string): Promise<Feed> =>
  page.evaluate(async path => {
    const elementOf = (element: globalThis.Element) => ({
      name: element.localName,
      text: element.textContent ?? '',
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    })
    const request = new XMLHttpRequest()
    await new Promise(resolve => {
      request.onload = resolve
      request.open('GET', path)
      request.send()
    })
    const root = request.responseXML?.documentElement
    const children = [...(root?.children ?? [])]
    return {
      root: `${root?.namespaceURI} ${root?.localName}`,
      own: children.filter(({ localName }) => localName !== 'entry').map(elementOf),
      entries: children.filter(({ localName }) => localName === 'entry').map(entry => [...entry.children].map(elementOf)),
    }
  }, address)

const textOf = (elements: Element[] | undefined, name: string): string | undefined =>
  elements?.filter(element => element.name === name).map(({ text }) => text)[0]
const linkOf = (elements: Element[] | undefined, rel: string): string | undefined =>
  elements?.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes.href
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

describe('the feed of the papers', () => {
  it('is Atom, and is said to be', async () => {
    const { status, headers } = await ask(site.address, '/feed.xml')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/atom+xml; charset=utf-8', 'no-cache'])
    expect((await readFeed('/feed.xml')).root).toBe('http://www.w3.org/2005/Atom feed')
  })

  it('has what RFC 4287 asks of a feed, and the program as its author', async () => {
    const { own } = await readFeed('/feed.xml')
    expect(textOf(own, 'id')).toBe(`${site.address}/feed.xml`)
    expect(textOf(own, 'title')).toContain('White papers')
    expect(textOf(own, 'updated')).toMatch(instant)
    expect(textOf(own, 'author')).toContain(identity.name)
    expect(linkOf(own, 'self')).toBe(`${site.address}/feed.xml`)
    expect(linkOf(own, 'alternate')).toBe(`${site.address}/whitepapers`)
  })

  it('has an entry for each paper that can be read, with the date and the words of its release', async () => {
    const feed = await readFeed('/feed.xml')
    expect(entries.length).toBeGreaterThan(0)
    expect(feed.entries).toHaveLength(entries.length)
    for (const { path, head } of entries) {
      const entry = feed.entries.find(each => textOf(each, 'id') === site.address + encodeURI(path))
      expect(textOf(entry, 'title')).toBe(head.title)
      expect(textOf(entry, 'summary')).toBe(head.description)
      expect(textOf(entry, 'updated')).toBe(`${head.feed?.updated}T00:00:00Z`)
      expect(linkOf(entry, 'alternate')).toBe(site.address + encodeURI(path))
      expect((await ask(site.address, encodeURI(path))).status).toBe(200)
    }
  })

  it('is named by the list and by every paper, and by no other page', async () => {
    expect(followed.map(({ path }) => path)).toContain('/whitepapers')
    for (const { path, head } of pages) {
      const html = (await ask(site.address, encodeURI(path))).body.toString()
      const named = html.includes('<link rel="alternate" type="application/atom+xml" title="White papers" href="/feed.xml">')
      expect([path, named]).toEqual([path, head.feed !== undefined])
    }
  })
})
