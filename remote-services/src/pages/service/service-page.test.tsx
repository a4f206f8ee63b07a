import { identity } from '@site/identity'
import { fees } from '@site/identity/fees'
import { feeOf, formatFee } from '@site/identity/format-fee'
import { services } from '@site/identity/services'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { FirstScreen } from '../../blocks/first-screen/first-screen.tsx'
import { keptEnd } from '../../kept-end.ts'
import { section } from '../../section.ts'
import { serviceRecords } from '../../test-support/service-records.ts'
import { record as training } from './records/racial-literacy-training.ts'
import { ServicePage } from './service-page.tsx'

afterEach(cleanup)

/** Where a picture's files are, in each framing. */
const filesOf = (picture: Element): (string | null)[] =>
  [...picture.querySelectorAll('source, img')].flatMap(each => [
    each.getAttribute('srcset'),
    each.getAttribute('src'),
    each.getAttribute('sizes'),
  ])

/** As it is prerendered: the models of the pages are fetched when a visitor is near. */
function prerendered(element: ReactElement): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(element)
  return place
}

describe.each(serviceRecords)('/%s', (slug, record) => {
  let page: HTMLElement

  beforeAll(() => {
    page = prerendered(<ServicePage record={record} slug={slug} />)
  })

  it('is declared with the page it loads', async () => {
    const declared = section.pages.find(({ path }) => path === `/${slug}`)
    const { Page } = await declared!.load()
    // Its model suspends until it is fetched.
    await act(async () => void render(<Page />))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(declared!.head.title)
  })

  it('has its model in its own band, else after the cards that its title announces or the steps', () => {
    const model = { styles: {}, load: () => new Promise<never>(() => {}), ready: () => <p>The model</p> }
    const whole = prerendered(<ServicePage record={record} slug={slug} model={model} />)
    const words = whole.textContent
    const flat = record.layout.order.flat()
    const before = record.layout.grounds.model ? flat[flat.indexOf('model') - 1]! : record.model ? 'process' : 'framework'
    const after = flat.find((band, at) => at > flat.indexOf(before) && band !== 'model')
    const headings = [...whole.querySelectorAll(`#${before}${after ? `, #${after}` : ''}`)].map(({ textContent }) =>
      words.indexOf(textContent),
    )
    expect([...headings, words.indexOf('The model')].sort((one, other) => one - other)[1]).toBe(words.indexOf('The model'))
  })

  it('has five sections in its own order, each named by its own headings, between hero and closing', () => {
    const sections = [...page.querySelectorAll('section[aria-labelledby]')]
    expect(sections).toHaveLength(5)
    sections.forEach((each, index) => {
      const ids = each.getAttribute('aria-labelledby')!
      expect(ids).toBe(record.layout.order[index]!.filter(band => band !== 'model').join(' '))
      for (const id of ids.split(' ')) expect(each.querySelector(`#${id}`)?.tagName).toBe('H2')
    })
  })

  it('begins with its title, what it offers and its facts, in the picture that is fetched before all others', () => {
    const hero = page.querySelector<HTMLElement>('section:has(h1)')!
    expect(within(hero).getByText(record.hero.tagline)).toBeDefined()
    expect([...hero.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(record.hero.facts)
    expect([...page.querySelectorAll('img[fetchpriority="high"]')]).toEqual([hero.querySelector('img')])
    expect(hero.outerHTML).not.toContain('style=')
  })

  it('asks for the service by a link that tells the form what it is about', () => {
    const link = within(page).getByRole('link', { name: record.closing.action })
    expect(link.getAttribute('href')).toBe(`/consultation?topic=${slug}#booking`)
  })

  it('ends with the next service: its name, its place, and the picture that its page begins with, which waits until it is near', async () => {
    const { Page } = await section.pages.find(({ path }) => path === `/${slug}`)!.load()
    const hem = prerendered(<Page />).querySelector<HTMLElement>(':scope > div > nav:last-child')!
    const at = (services.findIndex(service => service.slug === slug) + 1) % services.length
    const next = services[at]!
    expect(within(hem).getByRole('heading').textContent).toMatch(new RegExp(`, ${at + 1} of ${services.length}$`))
    const link = within(hem).getByRole('link', { name: next.title })
    expect(link.getAttribute('href')).toBe(`/${next.slug}`)
    // Beside the link, in its list item: there the router looks for what becomes the hero.
    const picture = link.closest('li')!.querySelector('picture')!
    expect(picture.querySelector('img')?.loading).toBe('lazy')
    const { hero, layout } = serviceRecords.find(([other]) => other === next.slug)![1]
    const itsHero = prerendered(<FirstScreen hero={hero} form={layout.hero} />)
    expect(filesOf(picture)).toEqual(filesOf(itsHero.querySelector('picture')!))
  })

  it('says how long it takes and what it costs, each fee on a line of its own', () => {
    expect(within(page).getByText('How long it takes').nextElementSibling?.textContent).toBe(keptEnd(record.duration))
    const prices = within(page).getByText('What it costs').parentElement!.querySelectorAll('dd')
    expect([...prices].map(({ textContent }) => textContent)).toEqual(
      record.fees.map(id => `${feeOf(id, fees).name}${formatFee(feeOf(id, fees))}`),
    )
  })

  it('leads beside them to its fees, and to what is worth reading before one asks', () => {
    const terms = within(page).getByText('Before you ask').closest('dl')!
    expect([...terms.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
      ...record.fees.map(id => `/fees#${feeOf(id, fees).group}`),
      ...record.ways.map(({ href }) => href),
    ])
  })

  it('names no place on the page that is not there', () => {
    const markup = page.innerHTML
    const places = [...markup.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => id)
    expect(places.filter(id => !markup.includes(`id="${id}"`))).toEqual([])
  })

  it('says each figure with what it measures, and each voice with its place', () => {
    for (const { value, label, counted } of record.results.statistics) {
      const statistic = within(page).getByText(label, { selector: 'dt' }).closest('div')!
      expect(statistic.querySelector('dd > span')?.textContent).toBe(value)
      expect(statistic.querySelector('details')?.textContent).toContain(counted)
    }
    const voices = within(page.querySelector<HTMLElement>('section:has(#testimonials)')!)
    for (const { quote, author } of record.testimonials.voices) {
      const figure = voices.getByText(`“${quote}”`).closest('figure')!
      expect(within(figure).getByText(author)).toBeDefined()
    }
  })

  it('shows pictures that say what is in them or are silent, and never lack their file', () => {
    for (const image of page.querySelectorAll('img')) {
      expect(image.getAttribute('src')).toMatch(/\.webp/)
      expect(image.hasAttribute('alt')).toBe(true)
    }
  })

  it('has every step of its framework before any script runs', () => {
    for (const { title } of record.framework.cards.flatMap(({ steps }) => steps)) expect(page.textContent).toContain(title)
  })

  it('describes itself to search engines as a service with its place in the site', () => {
    const { structuredData = [] } = section.pages.find(({ path }) => path === `/${slug}`)!.head
    expect(structuredData.map(({ '@type': type }) => type)).toEqual(['Service', 'BreadcrumbList'])
    expect(structuredData[0]).toMatchObject({ url: `/${slug}`, provider: { name: identity.name } })
  })
})

describe('/racial-literacy-training', () => {
  it('quotes the consultant by name', () => {
    render(<ServicePage record={training} slug="racial-literacy-training" />)
    expect(screen.getByText(`${identity.name}, on why the first session has no slides`)).toBeDefined()
  })
})
