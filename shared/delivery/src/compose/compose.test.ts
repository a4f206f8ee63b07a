import { createHash } from 'node:crypto'
import { markDocument, type PageHead } from '@site/kit/contract'
import { expect, test } from 'vitest'
import { tinyIdentity, tinySection, tinyShell } from '../../test-support/tiny-releases.ts'
import { pinOf, type SectionRelease, type ShellRelease } from '../release/release.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { compose } from './compose.ts'
import type { Composition } from './composition.ts'

const icons = { '/favicon.ico': 'ico', '/favicon.svg': '<svg/>', '/apple-touch-icon.png': 'png' }

async function composition(head: Partial<PageHead> = {}, path = '/faq', more: Partial<Composition> = {}): Promise<Composition> {
  const shell = (await readReleaseFolder(await tinyShell({ open: icons }))).release as ShellRelease
  const section = (await readReleaseFolder(await tinySection({ head, pages: { [path]: '<h1>Hi</h1>' } }))).release as SectionRelease
  const [page] = section.pages
  return {
    shell,
    section,
    page: page!,
    frame: { top: '<header>bar</header>', foot: '<footer>foot</footer>' },
    fragment: '<h1>Hi</h1>',
    texts: new Map([
      ['/_/shell/shell.css', 'body{color:red}'],
      ['/_/remote-home/page.css', 'h1{color:blue}'],
    ]),
    pin: { shell: shell.id, sections: { [section.name]: pinOf(section) } },
    identity: tinyIdentity,
    status: 200,
    ...more,
  }
}

/** A composition whose shell fetches what the document leaves out. */
const leanComposition = async (more: Partial<Composition> = {}): Promise<Composition> => {
  const input = await composition({}, '/faq', more)
  return { ...input, shell: { ...input.shell, completes: true } }
}

const htmlOf = async (...input: Parameters<typeof composition>): Promise<string> => compose(await composition(...input)).html
const inlineMap = (html: string): string => /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? ''

test('the three roots hold the prerendered markup and not a space more', async () => {
  expect(await htmlOf()).toContain(
    '<body data-ground="paper"><div id="frame-top"><header>bar</header></div><main id="main" tabindex="-1"><div id="page"><h1>Hi</h1></div></main><div id="frame-foot"><footer>foot</footer></div></body>',
  )
})

test('the document says its language, area and bar tone', async () => {
  expect(await htmlOf({ area: 'healing', barTone: 'ink' })).toMatch(
    /^<!doctype html>\n<html lang="en-GB" data-area="healing" data-bar="ink">\n<head>\n<meta charset="utf-8">/,
  )
})

test('the document names the articles that the page rests on', async () => {
  expect(await htmlOf({ articles: [19, 12] })).toMatch(/^<!doctype html>\n<html [^>]*data-bar="\w+" data-articles="19 12">/)
})

test('the document says that the page begins with a way out, before the page itself', async () => {
  expect(await htmlOf({ quickExit: true })).toMatch(/^<!doctype html>\n<html [^>]*data-bar="\w+" data-quick-exit/)
})

test('the title is the page’s, then the name', async () => {
  expect(await htmlOf({ title: 'Questions' })).toContain('<title>Questions · Ada Example</title>')
})

test('text from records cannot become markup', async () => {
  const nasty = `"A" & 'B' <b>C</b></title></script><!--`
  const html = await htmlOf({ title: nasty, description: nasty, structuredData: [{ '@type': 'Thing', name: nasty }] })
  expect(html).toContain(`<title>&quot;A&quot; &amp; 'B' &lt;b&gt;C&lt;/b&gt;&lt;/title&gt;&lt;/script&gt;&lt;!-- · Ada Example</title>`)
  expect(html).not.toContain('</title></script>')
  const [data] = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/.exec(html) ?? []
  expect(JSON.parse(data ?? '')).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: nasty }] })
})

test('a demonstration tells machines of no person, event or review', async () => {
  const person = { '@type': 'Person', name: 'Ada', sameAs: ['https://a.example'] }
  const structuredData = [
    { '@type': 'Service', name: 'Advice', provider: person },
    { '@type': 'ProfilePage', mainEntity: person },
    { '@type': 'Event', name: 'A talk', performer: person },
  ]
  const dataIn = (html: string) => JSON.parse(/(?<=ld\+json">).*?(?=<\/script>)/.exec(html)?.[0] ?? '{}')['@graph']
  const demonstration = { identity: { ...tinyIdentity, status: 'demonstration' as const } }
  expect(dataIn(await htmlOf({ structuredData }, '/faq'))).toEqual(structuredData)
  expect(dataIn(await htmlOf({ structuredData }, '/faq', demonstration))).toEqual([{ '@type': 'Service', name: 'Advice' }])
  expect(await htmlOf({ structuredData: [person] }, '/faq', demonstration)).not.toContain('ld+json')
})

test('a path that closes a script cannot leave the pin', async () => {
  const html = await htmlOf({}, '/</script><script>alert(1)')
  expect(html).not.toContain('<script>alert')
  const [pin] = /(?<=<script type="application\/json" id="pin">).*?(?=<\/script>)/.exec(html) ?? []
  expect(Object.keys(JSON.parse(pin ?? '').sections['remote-home'].pages)).toEqual(['/</script><script>alert(1)'])
})

test('the canonical address is absolute and encoded, and follows the record', async () => {
  expect(await htmlOf({}, '/whitepaper/A B')).toContain('<link rel="canonical" href="https://ada.example/whitepaper/A%20B">')
  expect(await htmlOf({ canonical: '/whitepaper/a-b' })).toContain('<link rel="canonical" href="https://ada.example/whitepaper/a-b">')
})

test('a page that stands in for a missing one is not to be indexed', async () => {
  expect(await htmlOf()).not.toContain('noindex')
  expect(await htmlOf({ robots: 'noindex' })).toContain('<meta name="robots" content="noindex">')
  const missing = await htmlOf({}, '/', { status: 404 })
  expect(missing).toContain('<meta name="robots" content="noindex">')
  expect(missing).not.toContain('rel="canonical"')
})

test('exactly this page’s modules are named and tied to their hashes, before any is asked for', async () => {
  const input = await composition()
  const { html } = compose(input)
  const addresses = ['/_/shell/main.js', '/_/shell/share-react.js', '/_/remote-home/entry.js', '/_/remote-home/page.js']
  const { integrity } = JSON.parse(inlineMap(html))
  expect(Object.keys(integrity)).toEqual(addresses)
  expect(integrity['/_/remote-home/page.js']).toBe(input.section.files['page.js']?.integrity)
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'))
  expect(html).toMatch(/<script type="module" src="\/_\/shell\/main\.js" integrity="sha256-[^"]+"[^>]*><\/script>/)
})

test('the shell’s own script stands in the document, is allowed by its hash, and knows the entry', async () => {
  const input = await composition()
  const { html, policy } = compose({ ...input, shell: { ...input.shell, boot: 'go()' } })
  expect(html).toContain('<script type="module" data-entry="/_/shell/main.js">go()</script>')
  expect(html).not.toMatch(/<script[^>]* src=/)
  expect(policy).toContain(`'sha256-${createHash('sha256').update('go()').digest('base64')}'`)
})

test('the shell’s styles come before the page’s, in the document itself, and fonts are preloaded', async () => {
  expect((await htmlOf()).replace(/ data-integrity="sha256-[^"]{44}"/g, '')).toContain(
    '<style data-href="/_/shell/shell.css">body{color:red}</style>\n<style data-href="/_/remote-home/page.css">h1{color:blue}</style>\n<link rel="preload" as="font" type="font/woff2" href="/_/shell/text.woff2" crossorigin>',
  )
})

test('rules about classes that its markup lacks are left to the style sheet, which it names with its hash', async () => {
  const texts = new Map([
    ['/_/shell/shell.css', '.bar{color:red}.menu{color:blue}'],
    ['/_/remote-home/page.css', 'h1{color:blue}'],
  ])
  const input = await leanComposition({ texts, frame: { top: '<header class="bar">bar</header>', foot: '' } })
  const { integrity = '' } = input.shell.files['shell.css'] ?? {}
  expect(compose(input).html).toContain(`<style data-href="/_/shell/shell.css" data-integrity="${integrity}">.bar{color:red}</style>`)
})

test('the pin names the files of every page, and leaves their hashes to the store', async () => {
  const input = await leanComposition()
  const [pin] = /(?<=id="pin">).*?(?=<\/script>)/.exec(compose(input).html) ?? []
  const { integrity, ...part } = input.pin.sections['remote-home']!
  expect(integrity).toBeDefined()
  expect(JSON.parse(pin ?? '').sections).toEqual({ 'remote-home': part })
})

test('a shell of before, which fetches nothing more, gets whole styles and the hashes', async () => {
  const texts = new Map([
    ['/_/shell/shell.css', '.menu{color:blue}'],
    ['/_/remote-home/page.css', 'h1{color:blue}'],
  ])
  const input = await composition({}, '/faq', { texts })
  const { html } = compose(input)
  expect(html).toContain('>.menu{color:blue}</style>')
  const [pin] = /(?<=id="pin">).*?(?=<\/script>)/.exec(html) ?? []
  expect(JSON.parse(pin ?? '')).toEqual(input.pin)
})

test('each style element is allowed by its hash', async () => {
  const { policy } = compose(await composition())
  const hashes = ['body{color:red}', 'h1{color:blue}'].map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`)
})

test('a style sheet that is missing, or would end its element, is refused by its address', async () => {
  const broken = (text: string) => new Map([['/_/shell/shell.css', text]])
  await expect(composition({}, '/faq', { texts: broken('</style><script>') }).then(compose)).rejects.toThrow(
    '/_/shell/shell.css: its text cannot stand',
  )
  await expect(composition({}, '/faq', { texts: broken('') }).then(compose)).rejects.toThrow(
    '/_/remote-home/page.css: its text cannot stand',
  )
})

test('the policy allows the import map, the speculation rules and the script before the first paint by their hashes, and no other inline script or style', async () => {
  const { html, policy } = compose(await composition())
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const hashes = [inlineMap(html), rules, markDocument].map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(directive)
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/ style=| on\w+=/)
})

test('browsers may get ready only the pages that load in full, and only when they are about to be asked for', async () => {
  const { html } = compose(await composition())
  const rules = JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  const fullLoads = [{ where: { selector_matches: 'a[data-load=full]' }, eagerness: 'moderate' }]
  expect(rules).toEqual({ prefetch: fullLoads, prerender: fullLoads })
})

test('an e-mail provider elsewhere may be called, and nobody else', async () => {
  expect(compose(await composition()).policy).toContain("connect-src 'self';")
  const identity = { ...tinyIdentity, emailProvider: { ...tinyIdentity.emailProvider, origin: 'https://api.example' } }
  expect(compose(await composition({}, '/', { identity })).policy).toContain("connect-src 'self' https://api.example;")
})

test('where no endpoint takes a booking the form is told to write a letter, and elsewhere it is not', async () => {
  expect(compose(await composition()).html).not.toContain('data-booking')
  expect(compose(await composition({}, '/', { identity: { ...tinyIdentity, bookable: false } })).html).toContain('data-booking="mail"')
})

test('a static copy carries its policy in the document, before anything it rules', async () => {
  const { html } = compose(await composition({}, '/', { embedPolicy: true }))
  const meta = html.indexOf('<meta http-equiv="Content-Security-Policy"')
  expect(meta).toBeGreaterThan(0)
  expect(meta).toBeLessThan(html.indexOf('<link'))
  expect(html).not.toContain('frame-ancestors')
})

test('icons are the shell’s public files, as it has them', async () => {
  const input = await composition()
  const { html } = compose(input)
  const { id } = input.shell
  expect(html).toContain(
    `<link rel="icon" sizes="32x32" href="/favicon.ico?r=${id}">\n<link rel="icon" type="image/svg+xml" href="/favicon.svg?r=${id}">`,
  )
  expect(html).toContain(`<link rel="apple-touch-icon" href="/apple-touch-icon.png?r=${id}">`)
  const bare = (await readReleaseFolder(await tinyShell())).release as ShellRelease
  expect(compose({ ...input, shell: bare }).html).not.toMatch(/rel="(icon|apple-touch-icon)"/)
})

test('the icon that browsers show stands in the document, where its drawing is known: nothing is fetched for it', async () => {
  const input = await composition()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9" fill="#123"/></svg>'
  const texts = new Map([...input.texts, [`/_/shell/${input.shell.public['/favicon.svg']}`, drawing]])
  const { html } = compose({ ...input, texts })
  const inline = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]+)">/.exec(html)?.[1]
  expect(decodeURIComponent(inline ?? '')).toBe(drawing)
  expect(html).not.toContain('/favicon.svg')
})

test('the share card is the page’s, at an absolute address', async () => {
  const html = await htmlOf({ title: 'Questions', card: '/_/remote-home/faq-1a2b3c4d.jpg' })
  expect(html).toContain('<meta property="og:title" content="Questions">')
  expect(html).toContain('<meta property="og:url" content="https://ada.example/faq">')
  expect(html).toContain('<meta property="og:image" content="https://ada.example/_/remote-home/faq-1a2b3c4d.jpg">')
  expect(html).toContain('<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('a page without a card names no picture', async () => {
  const html = await htmlOf()
  expect(html).not.toContain('og:image')
  expect(html).toContain('<meta name="twitter:card" content="summary">')
})

test('the same input gives the same bytes', async () => {
  expect(compose(await composition())).toEqual(compose(await composition()))
})
