/** What a phone fetches before it shows a page: the document, and the first picture; and the code that comes after. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ShellRelease } from '@site/delivery/release'
import { afterAll, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { builtRelease, declaredPages } from '../support/releases.ts'
import { root } from '../support/root.ts'

/** Bytes. */
const most = 35_000
/** Bytes, compressed. With its head of 1.3 kB, one of 42,313 came in two round trips after the connection's on Lighthouse's phone, one of 42,437 in three. */
const mostOfDocument = 42_313
/** Bytes, compressed at brotli's best: the modules of the shell and those of the page. */
const mostOfScript = 115_000

afterAll(closePages)

/** The markup of each page's first picture, by path. */
async function firstPictures(): Promise<Map<string, string>> {
  const pictures = (await declaredPages()).map(async ({ path }) => {
    const { body } = await ask(site.address, encodeURI(path))
    const all = body.toString().match(/<picture.*?<\/picture>/gs) ?? []
    return [path, all.find(markup => /fetchpriority="high"/i.test(markup)) ?? ''] as const
  })
  return new Map((await Promise.all(pictures)).filter(([, markup]) => markup))
}

it.each([
  [412, 1.75],
  [390, 2],
  [430, 3],
])(
  'the first picture of each page has at most 35 kB on a phone of %i px with %f device pixels to each',
  async (width, deviceScaleFactor) => {
    const pictures = await firstPictures()
    expect(pictures.size).toBeGreaterThan(25)
    // A picture's markup says by itself which file a screen takes; a context has seen none of them, or it would take the larger one.
    const { page, close } = await openPage(await sharedChromium(), { viewport: { width, height: 844 }, deviceScaleFactor })
    await page.setContent(`<base href="${site.address}">${[...pictures.values()].join('')}`)
    const sources = await page.locator('img').evaluateAll(images => images.map(image => (image as HTMLImageElement).currentSrc))
    const large: string[] = []
    for (const [index, path] of [...pictures.keys()].entries()) {
      const { body } = await ask(site.address, new URL(sources[index] ?? '').pathname)
      if (body.length > most) large.push(`${path}: ${sources[index]}, ${body.length} bytes`)
    }
    expect(large).toEqual([])
    await close()
  },
)

it('each document comes to a phone in two round trips', async () => {
  const sizes = (await declaredPages()).map(async ({ path }) => {
    const { body } = await ask(site.address, encodeURI(path), { headers: { 'accept-encoding': 'br' } })
    return { path, bytes: body.length }
  })
  expect((await Promise.all(sizes)).filter(({ bytes }) => bytes > mostOfDocument)).toEqual([])
})

it('the JavaScript of each page, when it is the first, has at most 115,000 bytes', async () => {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (program: string, name: string): Promise<number> => {
    const file = join(root, program, 'dist/release', name)
    const size = sizes.get(file) ?? readFile(file).then(code => brotliCompressSync(code).length)
    sizes.set(file, size)
    return size
  }
  const shell = await builtRelease<ShellRelease>('shell')
  const pages = (await declaredPages()).map(async ({ path, section, modules }) => {
    const parts = [...shell.modules.map(name => sizeOf('shell', name)), ...modules.map(name => sizeOf(section, name))]
    return { path, bytes: (await Promise.all(parts)).reduce((sum, size) => sum + size, 0) }
  })
  expect(pages.length).toBeGreaterThan(25)
  expect((await Promise.all(pages)).filter(({ bytes }) => bytes > mostOfScript)).toEqual([])
})
