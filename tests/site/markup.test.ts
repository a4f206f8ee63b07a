import { HtmlValidate, type Message } from 'html-validate'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { declaredPages } from '../support/releases.ts'
import { undeclared } from '../support/route-table.ts'
import { visit } from '../support/visit.ts'

/** The rules that tell what the HTML standard and the W3C's checker call an error; besides, each landmark can be told from the others, and each group of fields has a name. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'unique-landmark': 'error', 'wcag/h71': 'error' },
})

const paths = [...(await declaredPages()).map(({ path }) => path), ...undeclared, '/nothing-here']

/** What the W3C's checker refuses besides: `sizes` where nothing is chosen from, and a ratio in a media condition that is a number. */
const refused = [
  /<(?:img|source)\b(?![^>]*\ssrcset=)[^>]*\ssizes=[^>]*>/gi,
  /(?:sizes|media)="[^"]*aspect-ratio[^"\d]*\d+\s*[^\s\d/][^"]*"/gi,
]

const said = ({ ruleId, message, selector }: Message): string => `${ruleId}: ${message} (${selector ?? 'the document'})`

const faults = new Map<string, Promise<string[]>>()

/** What is wrong with a document. Home answers to many addresses, and says on its root element alone which it was asked for: it is read once. */
function faultsOf(html: string): Promise<string[]> {
  const key = html.replace(/<html [^>]*>/, root => root.replace(/ data-(?:asked|shown|arrive)="[^"]*"/g, ''))
  const known = faults.get(key) ?? validate(html)
  faults.set(key, known)
  return known
}

async function validate(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return [...results.flatMap(({ messages }) => messages.map(said)), ...refused.flatMap(pattern => html.match(pattern) ?? [])]
}

it.each(paths)('%s is valid HTML', async path => {
  const { headers, body } = await ask(site.address, encodeURI(path))
  expect(headers['content-type']).toContain('text/html')
  expect(await faultsOf(body.toString())).toEqual([])
})

/** What a visitor makes of a page, by the words that say so. */
const states: readonly (readonly [state: string, path: string, make: (page: Page) => Promise<void>])[] = [
  ['home, with its trailer', '/', page => opened(page, 'Watch trailer')],
  [
    'the search, with what it found',
    '/policy-reform',
    async page => {
      await opened(page, 'Search the site')
      await page.getByRole('dialog').locator('input').fill('witness')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  ],
  ['a card of a service', '/discover?service=public-speaking', page => page.getByRole('dialog').waitFor()],
  [
    'an estimate',
    '/fees',
    async page => {
      await page.getByRole('checkbox').first().check()
      await page.getByText('1 fee:').first().waitFor()
    },
  ],
  [
    'a form with errors',
    '/consultation',
    async page => {
      await page.getByRole('button', { name: /^Send request/ }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  ],
  [
    'a search of the questions',
    '/faq',
    async page => {
      await page.getByRole('searchbox').fill('price')
      await page.getByRole('status').filter({ hasText: /\d/ }).waitFor()
    },
  ],
  ['a paper', '/whitepaper/zuri-halloran', () => Promise.resolve()],
]

async function opened(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

describe('what script has made of a document', () => {
  afterAll(() => closePages())

  it.each(states)('is valid HTML: %s', async (_, path, make) => {
    const { page, close } = await openPage(await sharedChromium(), { reducedMotion: 'reduce' })
    await visit(page, site.address + path)
    await make(page)
    expect(await validate(await page.content())).toEqual([])
    await close()
  })

  it('is valid HTML: the menu of a phone', async () => {
    const { page, close } = await openPage(await sharedChromium(), { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
    await visit(page, `${site.address}/profile`)
    await opened(page, 'Menu')
    expect(await validate(await page.content())).toEqual([])
    await close()
  })
})
