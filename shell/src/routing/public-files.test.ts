import { afterEach, beforeEach, expect, it } from 'vitest'
import { pinPublicFiles } from './public-files.ts'

const pin = {
  shell: 's',
  sections: { 'remote-home': { release: '0123456789abcdef', entry: 'e', pages: { '/': { modules: [], styles: [] } }, integrity: {} } },
}

let end: () => void

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = `<script type="application/json" id="pin">${JSON.stringify(pin)}</script><div id="page"></div>`
  end = pinPublicFiles()
})

afterEach(() => {
  end()
  document.body.replaceChildren()
})

function reach(href: string, how: string, within = '#page'): string | null {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  document.querySelector(within)?.append(link)
  link.dispatchEvent(new Event(how, { bubbles: true }))
  return link.getAttribute('href')
}

it.each(['pointerdown', 'focusin', 'click'])('asks for the file of the page’s own release at %s', how => {
  expect(reach('/assets/paper.pdf', how)).toBe('/assets/paper.pdf?r=0123456789abcdef')
})

it('keeps a place inside the file', () => {
  expect(reach('/assets/paper.pdf#page=3', 'click')).toBe('/assets/paper.pdf?r=0123456789abcdef#page=3')
})

it.each([
  ['a page', '/faq', '#page'],
  ['another site', 'https://example.org/assets/paper.pdf', '#page'],
  ['a file of a release that is named', '/assets/paper.pdf?r=fedcba9876543210', '#page'],
  ['a file outside of the page', '/assets/paper.pdf', 'body'],
])('leaves %s as it is', (_what, href, within) => {
  expect(reach(href, 'click', within)).toBe(href)
})

it('leaves a file as it is while the next page is on its way: the address is that one’s already', () => {
  document.documentElement.dataset.navigating = ''
  expect(reach('/assets/paper.pdf', 'click')).toBe('/assets/paper.pdf')
  delete document.documentElement.dataset.navigating
})
