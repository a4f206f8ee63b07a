/** The admin origin's pages as they were built: in Chromium without script, under the policy that the origin sends, and in workerd. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { StatusPages } from '@site/delivery/status-pages'
import { Miniflare } from 'miniflare'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { many, release } from '../../shared/status/src/test-support/models.ts'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { root } from '../support/root.ts'

const modulePath = join(root, 'shared/status/dist/render.mjs')
const siteName = 'Zuri Halloran'
const settings = { siteName, signedInFor: '*' }

let pages: StatusPages
let browser: Browser
let server: Server
let address: string
/** Forms that came in: path and fields. */
const sent: string[] = []

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}

/** Of actions with one group name a browser keeps a single one open. */
const openAll = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll(all => {
    for (const each of all) each.removeAttribute('name')
    for (const each of all) each.setAttribute('open', '')
  })

/** As the admin origin sends it: `shared/delivery/src/admin/admin-app.ts`. */
const policy = (styles: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    'font-src data:',
    'img-src data:',
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const rendered = (path: string) =>
  path === '/status/sign-in' ? pages.renderSignIn({ siteName, refused: 'This token was revoked.' }) : pages.renderStatus(many, settings)

beforeAll(async () => {
  pages = (await import(modulePath)) as StatusPages
  server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (request.method === 'POST') sent.push(`${path} ${await bodyOf(request)}`)
    const { html, styles } = rendered(path)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', policy(styles))
    response.end(html)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  server?.close()
})

describe('the status page as it was built', () => {
  it.each([
    ['/status', [1440, 1152, 768, 320]],
    ['/status/sign-in', [390]],
  ])('at %s is set in the site’s own faces, accessible, fits on any screen and breaks no policy, open and closed', async (path, widths) => {
    const { page, complaints, close } = await openPage(browser)
    await page.goto(address + path)
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
    })
    expect(loaded).toContain('Fraunces')
    expect(loaded).toContain('Atkinson Hyperlegible Next')
    for (const open of [false, true]) {
      if (open) await openAll(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0)
        // In between it shows the same, laid out as on the widest screen or the narrowest.
        if (width === widths[0] || width === widths.at(-1)) expect(await violations(page), `${width} px`).toEqual([])
      }
    }
    expect(complaints).toEqual([])
    await close()
  })

  it('promotes by keyboard and without script: the button appears when its lines are opened', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${address}/status`)
    const rows = page.getByRole('rowgroup', { name: 'Resources' })
    const promote = rows.getByRole('button', { name: 'Promote 3f2a91bc' })
    for (const line of ['Actions and last events', 'Promote the canary']) {
      expect(await promote.isVisible(), line).toBe(false)
      await rows.getByText(line).focus()
      await page.keyboard.press('Enter')
    }
    await promote.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${address}/status/rollouts/remote-resources`)
    expect(sent.pop()).toBe(`/status/rollouts/remote-resources action=promote&release=${release.canary}`)
    await close()
  })

  it('sends a weight of the reader’s own, and none that is no weight', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${address}/status`)
    const rows = page.getByRole('rowgroup', { name: 'Resources' })
    await rows.getByText('Actions and last events').click()
    await rows.getByText('Change the weight').click()
    const weight = rows.getByRole('spinbutton', { name: 'Weight, in percent' })
    for (const refused of ['0', '100.5', '0.005']) {
      await weight.fill(refused)
      await weight.press('Enter')
      expect(page.url(), refused).toBe(`${address}/status`)
    }
    await weight.fill('0.05')
    await weight.press('Enter')
    await page.waitForURL(`${address}/status/rollouts/remote-resources`)
    expect(sent.splice(0)).toEqual([`/status/rollouts/remote-resources action=rollout&release=${release.canary}&weight=0.05`])
    await close()
  })

  it('rolls out to a usual weight with one button', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${address}/status`)
    const rows = page.getByRole('rowgroup', { name: 'Resources' })
    await rows.getByText('Actions and last events').click()
    await rows.getByText('Change the weight').click()
    await rows.getByRole('button', { name: 'Roll out to 10%' }).click()
    await page.waitForURL(`${address}/status/rollouts/remote-resources`)
    expect(sent.pop()).toMatch(/&weight=&weight=10$/)
    await close()
  })

  it('is the same, byte for byte, in workerd', async () => {
    const worker = new Miniflare({
      modules: [
        { type: 'ESModule', path: 'worker.mjs', contents: workerSource },
        { type: 'ESModule', path: 'render.mjs', contents: await readFile(modulePath, 'utf8') },
      ],
      compatibilityDate: '2026-04-26',
      cf: false,
    })
    try {
      const response = await worker.dispatchFetch('http://localhost/', { method: 'POST', body: JSON.stringify({ model: many, settings }) })
      expect(await response.text()).toBe(pages.renderStatus(many, settings).html)
    } finally {
      await worker.dispose()
    }
  })
})

const workerSource = `
import { renderStatus } from './render.mjs'
export default {
  async fetch(request) {
    const { model, settings } = await request.json()
    return new Response(renderStatus(model, settings).html)
  }
}`
