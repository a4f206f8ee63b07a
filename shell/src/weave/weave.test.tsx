import { siteStore } from '@site/kit/runtime'
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Weave } from './weave.tsx'

/** Everything observed is near at once. */
class EverythingNear {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
  unobserve() {}
  disconnect() {}
}

it('asks again on the next page for what could not be had, and then no more', async () => {
  const pin = { shell: 's', sections: { 'remote-home': { release: 'r', entry: 'e', pages: {}, integrity: {}, weave: 'weave.json' } } }
  document.head.innerHTML = `<script type="application/json" id="pin">${JSON.stringify(pin)}</script>`
  vi.stubGlobal('IntersectionObserver', EverythingNear)
  const fetched = vi.fn(async () => Response.json([])).mockRejectedValueOnce(new TypeError('offline'))
  vi.stubGlobal('fetch', fetched)
  const goTo = (path: string) => act(async () => siteStore.setState({ path }))
  await goTo('/a')
  await act(async () => void render(<Weave />))
  expect(fetched).toHaveBeenCalledTimes(1)
  await goTo('/b')
  await goTo('/c')
  expect(fetched).toHaveBeenCalledTimes(2)
})
