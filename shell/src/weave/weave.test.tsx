import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

/** Everything observed is near at once. */
class EverythingNear {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
  unobserve() {}
  disconnect() {}
}

let siteStore: typeof import('@site/kit/runtime').siteStore
let Weave: typeof import('./weave.tsx').Weave

const goTo = (path: string) => act(async () => siteStore.setState({ path }))

beforeEach(async () => {
  const pin = { shell: 's', sections: { 'remote-home': { release: 'r', entry: 'e', pages: {}, integrity: {}, weave: 'weave.json' } } }
  document.head.innerHTML = `<script type="application/json" id="pin">${JSON.stringify(pin)}</script>`
  document.body.innerHTML = ''
  vi.stubGlobal('IntersectionObserver', EverythingNear)
  vi.resetModules() // what was fetched is kept with the module
  ;({ siteStore } = await import('@site/kit/runtime'))
  ;({ Weave } = await import('./weave.tsx'))
})

it('asks again on the next page for what could not be had, and then no more', async () => {
  const fetched = vi.fn(async () => Response.json([])).mockRejectedValueOnce(new TypeError('offline'))
  vi.stubGlobal('fetch', fetched)
  await goTo('/a')
  await act(async () => void render(<Weave />))
  expect(fetched).toHaveBeenCalledTimes(1)
  await goTo('/b')
  await goTo('/c')
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('leads on beside a link that no browser can decode, to pages that the page does not link', async () => {
  const knots = ['/a', '/b', '/c', '/d', '/e f'].map(path => ({
    term: 'witness',
    times: 2,
    path,
    area: path,
    title: path,
    sentence: `${path} *witness*`,
  }))
  vi.stubGlobal('fetch', async () => Response.json(knots))
  document.body.innerHTML = '<main id="page"><nav><a href="/100%">A</a><a href="/e%20f">B</a></nav><p></p></main>'
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1e5 } as DOMRect)
  await goTo('/a')
  await act(async () => void render(<Weave />))
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/100%', '/e%20f', '/b', '/c', '/d'])
})
