import { beforeEach, describe, expect, it } from 'vitest'
import { decodedPath, pinnedPage, readPin } from './pin.ts'

const part = { release: '0123456789abcdef', entry: 'remote-entry.js', pages: { '/faq': { modules: [], styles: [] } }, integrity: {} }
const pin = { shell: 's', sections: { 'remote-resources': part } }

beforeEach(() => document.body.replaceChildren())

describe('the pin', () => {
  it('is read from the document', () => {
    document.body.innerHTML = `<script type="application/json" id="pin">${JSON.stringify(pin)}</script>`
    expect(readPin()).toEqual(pin)
  })

  it('of a document without one names nothing', () => {
    expect(readPin()).toEqual({ shell: '', sections: {} })
  })

  it.each(['no JSON', 'null', '3', '{}'])('that is %s names nothing, and throws nothing', text => {
    document.body.innerHTML = `<script type="application/json" id="pin">${text}</script>`
    expect(readPin().sections).toEqual({})
  })

  it.each<[string, object]>([
    ['no entry', { ...part, entry: undefined }],
    ['no integrity', { ...part, integrity: null }],
    ['no pages', { ...part, pages: 'none' }],
    ['a page without modules', { ...part, pages: { '/faq': { styles: [] } } }],
  ])('leaves a section with %s to the server', (_, malformed) => {
    const sections = { ...pin.sections, 'remote-home': malformed }
    document.body.innerHTML = `<script type="application/json" id="pin">${JSON.stringify({ ...pin, sections })}</script>`
    expect(readPin()).toEqual(pin)
  })

  it('knows which section has a path', () => {
    expect(pinnedPage(pin, '/faq')).toEqual({ section: 'remote-resources', part, path: '/faq' })
  })

  it.each(['/nowhere', 'toString', '__proto__'])('does not know %s', path => {
    expect(pinnedPage(pin, path)).toBeUndefined()
  })
})

describe('decodedPath', () => {
  it.each([
    ['/whitepaper/Two%20Words', '/whitepaper/Two Words'],
    ['/faq/', '/faq'],
    ['/', '/'],
    ['/%E0%A4%A', undefined],
  ])('of %s is %s', (path, decoded) => {
    expect(decodedPath(path)).toBe(decoded)
  })
})
