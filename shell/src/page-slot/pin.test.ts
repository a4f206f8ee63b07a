import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchPart, pinnedPage, readPin } from './pin.ts'

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

  it('knows which section has a path', () => {
    expect(pinnedPage(pin, '/faq')).toEqual({ section: 'remote-resources', part, path: '/faq' })
  })

  it.each(['/nowhere', 'toString', '__proto__'])('does not know %s', path => {
    expect(pinnedPage(pin, path)).toBeUndefined()
  })
})

describe('the part of another release', () => {
  it('comes from the store', async () => {
    const fetch = vi.fn(async () => new Response(JSON.stringify(part)))
    vi.stubGlobal('fetch', fetch)
    expect(await fetchPart('remote-resources', 'fedcba9876543210')).toEqual(part)
    expect(fetch).toHaveBeenCalledWith('/_/remote-resources/pin-fedcba9876543210.json')
  })

  it('that is not there is an error that says so', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    await expect(fetchPart('remote-resources', 'gone')).rejects.toThrow('remote-resources gone: the pin answered 404')
  })
})
