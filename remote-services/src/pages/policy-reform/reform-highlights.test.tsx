import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { record } from './policy-reform.ts'
import { ReformHighlights } from './reform-highlights.tsx'

const { highlights } = record
const names = highlights.countries.map(({ country }) => country)
const highlightsOfPage = <ReformHighlights id="highlights" {...highlights} />

const list = () => screen.getByRole('region', { name: highlights.label })
const map = () => screen.getByRole('group', { name: 'Map of the six countries' })
const inList = (name: string) => within(list()).getByRole('link', { name })
const onMap = (name: string) => within(map()).getByRole('link', { name })

/** Countries marked in the list, and on the map. */
const marked = () => [
  [...list().querySelectorAll('[data-marked] a')].map(link => link.textContent),
  [...map().querySelectorAll('[data-marked] text')].map(name => name.textContent),
]

afterEach(cleanup)

describe('ReformHighlights', () => {
  it('lists six reforms, each a heading with what was changed and what came of it, in a region that takes the focus', () => {
    render(highlightsOfPage)
    expect(list().tabIndex).toBe(0)
    const items = within(list()).getAllByRole('listitem')
    expect(items.map(item => within(item).getByRole('heading').textContent)).toEqual(names)
    items.forEach((item, index) => {
      expect(item.textContent).toContain(highlights.countries[index]!.reform)
      expect(item.textContent).toContain(highlights.countries[index]!.impact)
    })
  })

  it('draws the countries of the list and no others, each by name', () => {
    render(highlightsOfPage)
    const links = within(map()).getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual(names)
    expect(links.every(link => link.querySelector('path')!.getAttribute('d')!.startsWith('M'))).toBe(true)
    expect(screen.getByRole('figure').textContent).toContain('Six of the countries counted above')
  })

  it('leads from each place to the other, without script too', () => {
    render(highlightsOfPage)
    for (const name of names) {
      expect(onMap(name).getAttribute('href')).toBe(`#${inList(name).id}`)
      expect(inList(name).getAttribute('href')).toBe(`#${onMap(name).id}`)
    }
  })

  it('marks the first country until another is pointed at, in the list or on the map', () => {
    render(highlightsOfPage)
    expect(marked()).toEqual([['Colombia'], ['Colombia']])
    fireEvent.pointerMove(inList('Nepal').closest('li')!)
    expect(marked()).toEqual([['Nepal'], ['Nepal']])
    fireEvent.pointerMove(onMap('Kenya'))
    expect(marked()).toEqual([['Kenya'], ['Kenya']])
  })

  it('marks what takes the focus, which a link hands to the other place', () => {
    render(highlightsOfPage)
    fireEvent.focus(onMap('Portugal'))
    expect(marked()).toEqual([['Portugal'], ['Portugal']])
    fireEvent.click(onMap('Portugal'))
    expect(document.activeElement).toBe(inList('Portugal'))
    expect(location.hash).toBe('')
    fireEvent.click(inList('Portugal'))
    expect(document.activeElement).toBe(onMap('Portugal'))
  })

  it('is not led astray by a finger that scrolls the page across its entries', () => {
    render(highlightsOfPage)
    fireEvent.pointerMove(inList('Nepal').closest('li')!, { pointerType: 'touch' })
    expect(marked()).toEqual([['Colombia'], ['Colombia']])
  })

  it('is light in the document: the land is a picture that is loaded when it is near', () => {
    const markup = renderToString(highlightsOfPage)
    expect(markup).toMatch(/<img [^>]*loading="lazy"/)
    expect(markup.length).toBeLessThan(15_000)
    expect(markup).not.toMatch(/\sstyle="/)
  })
})
