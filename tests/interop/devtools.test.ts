import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { afterLoader, launchChromium, openPage, pageHydrated } from '../support/browser.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { publish } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { arrival } from '../support/visit.ts'

let site: Site
let browser: Browser
let copy: Checkout

beforeAll(async () => {
  ;[site, browser, copy] = await Promise.all([startSite(), launchChromium(), copyCheckout('devtools-')])
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await copy?.remove()
})

type Federation = {
  __INSTANCES__: { name: string }[]
  __SHARE__: Record<string, { default: Record<string, Record<string, unknown>> }>
  moduleInfo: Record<string, { modules?: { moduleName: string }[]; remotesInfo?: object }>
}

/** What Module Federation's devtools read of a page. */
const shownIn = (page: Page) =>
  page.evaluate(() => {
    const { __INSTANCES__, __SHARE__, moduleInfo } = (window as unknown as { __FEDERATION__: Federation }).__FEDERATION__
    return {
      instances: __INSTANCES__.map(({ name }) => name),
      shares: Object.values(__SHARE__).flatMap(scopes => Object.keys(scopes.default)),
      modules: Object.values(moduleInfo).flatMap(({ modules }) => modules?.map(({ moduleName }) => moduleName) ?? []),
    }
  })

/** Visits two sections. */
async function visit(): Promise<{ shown: Awaited<ReturnType<typeof shownIn>>; manifests: string[]; complaints: string[] }> {
  const watched = await openPage(browser, { reducedMotion: 'reduce' })
  const manifests: string[] = []
  watched.page.on('request', request => request.url().includes('/federation/') && manifests.push(new URL(request.url()).pathname))
  await afterLoader(watched.page)
  await watched.page.goto(`${site.address}/consultation`)
  await pageHydrated(watched.page)
  await watched.page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await arrival(watched.page, '/privacy-policy')
  const shown = await shownIn(watched.page)
  await watched.close()
  return { shown, manifests, complaints: watched.complaints }
}

const shares = ['react', 'react-dom', '@site/kit/runtime']

it('load no manifest for a visitor', async () => {
  const { shown, manifests, complaints } = await visit()
  expect(manifests).toEqual([])
  expect(shown).toEqual({ instances: ['shell'], shares, modules: [] })
  expect(complaints).toEqual([])
})

it('show instances, shares and modules of a shell that is built for them', async () => {
  await copy.run('.', 'env', 'FEDERATION_DEVTOOLS=1', 'node', 'shared/build/bin/site-build.mjs', 'shell')
  await publish(site.store, join(copy.folder, 'shell/dist/release'))
  await new Promise(resolve => setTimeout(resolve, 600))
  const { shown, manifests, complaints } = await visit()
  expect(manifests).toEqual(['/federation/remote-booking.json', '/federation/remote-resources.json'])
  expect(shown).toEqual({ instances: ['shell'], shares, modules: ['section', 'section'] })
  expect(complaints).toEqual([])
})
