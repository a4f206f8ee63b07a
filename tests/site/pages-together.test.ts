import { identity } from '@site/identity'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { site } from '../support/built-site.ts'
import { misspelt } from '../support/house-spelling.ts'
import { addressesOf, sentencesOf, wordsIn, wordsOf } from '../support/page-words.ts'
import { declaredPages } from '../support/releases.ts'
import { routes, undeclared } from '../support/route-table.ts'

const pages = (await declaredPages()).filter(({ head }) => !head.canonical)
const isPaper = (path: string): boolean => path.startsWith('/whitepaper')
const known = new Set([...routes, ...(await declaredPages()).map(({ path }) => path)])

/** Words that are one thing wherever they stand: a form's label, a list's item and the page it leads to. */
const shortest = 6

/** What a figure rests on is said under it, and on the page of all figures. */
const evidence = /<details\b[^>]*data-evidence[\s\S]*?<\/details>/g
const allFigures = '/what-we-count'

/** Its links are named after what they lead to; so are a link in a text and a choice in a form. */
const names = /<nav\b[\s\S]*?<\/nav>|<a\b[^>]*>[^<]*(?:<svg[\s\S]*?<\/svg>)?<\/a>|<option\b[^>]*>[^<]*<\/option>/g

const sources = new Map<string, string>()

beforeAll(async () => {
  for (const { path } of pages) sources.set(path, (await ask(site.address, encodeURI(path))).body.toString())
})

describe('pictures that are served at a specified address', () => {
  const names = ['human-rights', 'education', 'healing', 'culture', 'public-speaking', 'research', 'consultancy', 'global-impact']
  /** Where each is shown, as the page's own source, newer formats before it. */
  const shown = {
    '/discover': ['public-speaking', 'research'],
    '/vision': ['education', 'global-impact'],
  }

  it.each(names)('%s', async name => {
    const { status, headers } = await ask(site.address, `/assets/images/vision/${name}.webp`)
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it.each(Object.entries(shown))('are the own source of those on %s', (path, own) => {
    const pictures = [...(sources.get(path) ?? '').matchAll(/<picture>(.*?)<img[^>]* src="\/assets\/images\/vision\/([a-z-]+)\.webp"/g)]
    expect(pictures.map(([, , name]) => name).toSorted()).toEqual(own)
    for (const [, before] of pictures) expect(before).toContain('type="image/avif"')
  })
})

describe('the copy of the site', () => {
  it('says nothing on two pages', () => {
    const places = new Map<string, string[]>()
    for (const [path, html] of sources)
      for (const sentence of new Set(sentencesOf(html.replace(evidence, '').replace(names, ''))))
        if (wordsIn(sentence) >= shortest) places.set(sentence, [...(places.get(sentence) ?? []), path])
    // The list of papers says of each what its own page says.
    const repeated = [...places]
      .map(([sentence, paths]) => [sentence, paths.filter(path => path !== allFigures)] as const)
      .filter(([, paths]) => paths.length > 1 && !paths.every(isPaper))
    expect(repeated.map(([sentence, paths]) => `${paths.join(' ')}: ${sentence}`)).toEqual([])
  })

  it('is spelt in one way', () => {
    expect(misspelt('We organize an e-mail')).toEqual(['e-mail: email', 'organize: a form in -ise'])
    // A paper quotes others, as they spell.
    const edited = [...sources].filter(([path]) => !isPaper(path))
    const texts = edited.flatMap(([path, html]) => wordsOf(html).map(text => ({ path, text })))
    expect(texts.flatMap(({ path, text }) => misspelt(text).map(found => `${path}: ${found}`))).toEqual([])
  })

  it('promises what the owner promises, and no more', () => {
    const promises = { reply: /two working days/i, confidence: /\bin(?: strict)? confidence\b/i, reader: /\ba person (?:will )?reads?\b/i }
    const made: readonly string[] = identity.promises
    const open = Object.entries(promises).filter(([promise]) => !made.includes(promise))
    const said = [...sources].flatMap(([path, html]) =>
      open.filter(([, words]) => words.test(html)).map(([promise]) => `${path}: ${promise}`),
    )
    expect(said).toEqual([])
  })

  it('has no gap where a word should be, and names her', () => {
    const words = [...sources].flatMap(([path, html]) => sentencesOf(html).map(sentence => `${path}: ${sentence}`))
    expect(words.length).toBeGreaterThan(500)
    expect(words.filter(sentence => /\{\w+\}|\bundefined\b|\[object|\bNaN\b|lorem ipsum/.test(sentence))).toEqual([])
    expect(words.some(sentence => sentence.includes(identity.name))).toBe(true)
  })
})

/** The picture of a page's first part, or of its last. */
const pictureIn = (html: string, part: 'hero' | 'closing'): string | undefined =>
  new RegExp(`<section class="[^"]*${part}[^"]*"(?:(?!</section>)[^])*?\\btint-([\\w-]+)`).exec(html)?.[1]

describe('the end of a page', () => {
  it('shows a picture that no other page begins or ends with', () => {
    const ends = [...sources].flatMap(([path, html]) => {
      const picture = pictureIn(html, 'closing')
      return picture ? [{ path, picture }] : []
    })
    expect(ends.length).toBeGreaterThan(20)
    const shared = ends.flatMap(({ path, picture }) =>
      [...sources]
        .filter(([other, html]) => other !== path && [pictureIn(html, 'hero'), pictureIn(html, 'closing')].includes(picture))
        .map(([other]) => `${path} ends on ${picture}, as ${other} begins or ends`),
    )
    expect(shared).toEqual([])
  })
})

describe('the links of', () => {
  it.each(pages.map(({ path }) => path))('%s lead somewhere', async path => {
    const html = sources.get(path) ?? ''
    const lost = addressesOf(html, 'href').filter(address => !leadsSomewhere(address, path))
    expect(lost).toEqual([])
  })

  it.each(pages.map(({ path }) => path))('%s show pictures that exist', async path => {
    const pictures = new Set(addressesOf(sources.get(path) ?? '', 'src').filter(address => address.startsWith('/')))
    const answers = await Promise.all([...pictures].map(async address => `${await statusOf(address)} ${address}`))
    expect(answers.filter(answer => !answer.startsWith('200 '))).toEqual([])
  })
})

const statuses = new Map<string, Promise<number>>()

/** Of a file. Pages share their pictures: each is asked for once. */
function statusOf(address: string): Promise<number> {
  const known = statuses.get(address) ?? ask(site.address, address, { method: 'HEAD' }).then(({ status }) => status)
  statuses.set(address, known)
  return known
}

const idsOf = (path: string): Set<string> => new Set([...(sources.get(path) ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))

const isAlias = (path: string): boolean => [...undeclared, '/services'].some(alias => path === alias || path.startsWith(`${alias}/`))

/** Whether an address names a page of the route table or a section, an address that the home page answers, or a file; and a part that is there. */
function leadsSomewhere(address: string, from: string): boolean {
  const { pathname, hash } = new URL(address, `${site.address}${from}`)
  const path = decodeURI(pathname)
  if (isAlias(path) || /^\/(_|assets|data)\//.test(path) || /\.\w+$/.test(path)) return true
  return known.has(path) && (hash === '' || !sources.has(path) || idsOf(path).has(decodeURIComponent(hash.slice(1))))
}
