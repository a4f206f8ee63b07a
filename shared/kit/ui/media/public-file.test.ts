import { afterEach, beforeEach, expect, it } from 'vitest'
import { publicFileAddress } from './public-file.ts'

const file = '/data/paper.json'
const files = { modules: [], styles: [] }
const part = { entry: 'entry.js', integrity: {} }

beforeEach(() => {
  const sections = {
    'remote-home': { ...part, release: '0123456789abcdef', pages: { '/': files } },
    'remote-resources': { ...part, release: 'fedcba9876543210', pages: { '/white paper': files } },
  }
  document.body.innerHTML = `<script type="application/json" id="pin">${JSON.stringify({ shell: 's', sections })}</script>`
})

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

it.each(['/white%20paper', '/white%20paper/'])('comes from the release that the page at %s is from', address => {
  history.replaceState(null, '', address)
  expect(publicFileAddress(file)).toBe('/data/paper.json?r=fedcba9876543210')
})

it.each(['/', '/about', '/%'])('comes from the home page’s release at %s, which shows home', address => {
  history.replaceState(null, '', address)
  expect(publicFileAddress(file)).toBe('/data/paper.json?r=0123456789abcdef')
})

it('is the path alone in a document that names no release', () => {
  document.body.replaceChildren()
  expect(publicFileAddress(file)).toBe(file)
})
