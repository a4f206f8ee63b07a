import { fees } from '@site/identity/fees'
import { beforeAll, describe, expect, it } from 'vitest'
import { topics } from '../../remote-booking/src/pages/consultation/topics.ts'
import { site } from '../support/built-site.ts'
import { addressesOf, mainOf } from '../support/page-words.ts'
import { declaredPages } from '../support/releases.ts'
import { routes } from '../support/route-table.ts'

type Read = { readonly path: string; readonly html: string; readonly main: readonly string[]; readonly bar: readonly string[] }

/** Pages that answer a booking come after its end. */
const answers = ['/booking/sent', '/booking/failed']

/** Each page under its own address alone. */
const paths = (await declaredPages()).filter(({ path, head }) => !head.canonical && !answers.includes(path)).map(({ path }) => path)

const barOf = (html: string): string => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? ''
const pathOf = (address: string): string => decodeURI(address.replace(/[?#].*$/s, ''))

let pages: readonly Read[]

beforeAll(async () => {
  pages = await Promise.all(
    paths.map(async path => {
      const html = await (await fetch(site.address + encodeURI(path))).text()
      return { path, html, main: addressesOf(mainOf(html), 'href'), bar: addressesOf(barOf(html), 'href') }
    }),
  )
})

/** Other pages of the site that these addresses lead to, the booking form's not counted. */
const othersOf = ({ path }: Read, addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(pathOf).filter(to => to !== path && to !== '/consultation' && paths.includes(to))),
]

const failing = (isFine: (page: Read) => boolean): string[] => pages.filter(page => !isFine(page)).map(({ path }) => path)

describe('Every page', () => {
  it('is looked at: the routes of the specification, and a paper', () => {
    expect(routes.filter(route => !paths.includes(route))).toEqual([])
    expect(paths.length).toBeGreaterThan(routes.length)
    expect(pages.filter(({ main, bar }) => main.length === 0 || bar.length < 11)).toEqual([])
  })

  it('leads on from its own words to three other pages or more', () => {
    expect(failing(page => othersOf(page, page.main).length >= 3)).toEqual([])
  })

  it('leads in one step to the booking form, which is told what the request is about', () => {
    const asks = /^\/consultation\?topic=[a-z]+(-[a-z]+)*(&[^#]*)?#booking$/
    expect(failing(({ path, main }) => path === '/consultation' || main.some(address => asks.test(address)))).toEqual([])
  })

  it('leads there with a topic that the form lists, so that it can be chosen again, a group of fees aside', () => {
    const named = pages.flatMap(({ main }) => main.flatMap(address => /\?topic=([a-z-]+)/.exec(address)?.[1] ?? []))
    expect([...new Set(named)].filter(topic => !(topic in topics || fees.some(({ group }) => group === topic)))).toEqual([])
  })

  it('is reached from the words or the bar of two others or more', () => {
    const reached = (path: string) =>
      pages.filter(page => page.path !== path && [...page.main, ...page.bar].some(address => pathOf(address) === path))
    expect(failing(({ path }) => reached(path).length >= 2)).toEqual([])
  })

  it('leads to places that are there, wherever it names one on a page', () => {
    const missing = pages.flatMap(({ path, main }) =>
      main.filter(address => {
        const [to = '', hash] = address.split('#')
        const page = pages.find(other => other.path === (pathOf(to) || path))
        return hash && page && !page.html.includes(`id="${hash}"`)
      }),
    )
    expect(missing).toEqual([])
  })
})
