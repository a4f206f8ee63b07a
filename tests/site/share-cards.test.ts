import type { ShellRelease } from '@site/delivery/release'
import { describe, expect, it } from 'vitest'
import { type ShareCard, shareCards } from '../../shared/studio/src/identity/share-cards.ts'
import { type Answer, ask } from '../support/ask.ts'
import { site } from '../support/built-site.ts'
import { builtRelease, declaredPages } from '../support/releases.ts'

const pages = (await declaredPages()).filter(({ head }) => !head.robots)
const shell = await builtRelease<ShellRelease>('shell')

const get = (path: string): Promise<Answer> => ask(site.address, path)
const metaOf = (html: string, property: string): string | undefined =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]

/** Width and height of a JPEG, from the header of its frame. */
function sizeOf(jpeg: Buffer): [number, number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt8(at + 1)
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (startsFrame) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  throw new Error('This JPEG has no frame')
}

describe.each(pages.map(page => [page.path, page] as const))('%s, shared', (path, { head }) => {
  it('shows a card of its own, 1200 x 630', async () => {
    const html = (await get(encodeURI(path))).body.toString()
    const image = metaOf(html, 'og:image') ?? ''
    expect(image).toMatch(new RegExp(`^${site.address}/_/remote-`))
    const { status, headers, body } = await get(image.slice(site.address.length))
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(sizeOf(body)).toEqual([1200, 630])
    expect(body.length).toBeLessThan(120_000)
  })

  it('has its title and colours on the card', () => {
    const name = /([\w-]+)-[\w-]{8}\.jpg$/.exec(head.card ?? '')?.[1] ?? 'no card'
    const card = (shareCards as Record<string, ShareCard>)[name]
    expect(card && [card.title, card.area]).toEqual([head.title, head.area])
  })
})

it('the icons that documents name are there', async () => {
  const html = (await get('/')).body.toString()
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    // The one that browsers show stands in the document: nothing is fetched for it.
    if (path !== '/favicon.svg') expect(html).toContain(`href="${path}?r=${shell.id}"`)
    expect((await get(path)).headers['content-type']).toBe(type)
  }
  const inline = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]+)">/.exec(html)?.[1]
  expect(decodeURIComponent(inline ?? '')).toBe((await get('/favicon.svg')).body.toString().trim())
})
