import { identity } from '@site/identity'
import type { PageHead } from '@site/kit/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { declaration, education, equality, expression } from './articles.ts'

const declared = (path: string) => section.pages.find(page => page.path === path)!
const headOf = (path: string): PageHead => declared(path).head

/** The page as `section.ts` declares and loads it. */
async function pageAt(path: string) {
  const { Page } = await declared(path).load()
  return <Page />
}

const paths = ['/human-rights', '/education', '/healing', '/public-figure']

afterEach(cleanup)

describe.each(paths)('%s', path => {
  it('is whole before any script runs, without a style attribute', async () => {
    const markup = renderToString(await pageAt(path))
    expect(markup).not.toMatch(/\sstyle="/)
    expect(markup).not.toContain('{name}')
  })

  it('describes itself to search engines in 70 to 160 characters, as a service with its place in the site', () => {
    const { description, structuredData = [] } = headOf(path)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(structuredData[0]).toMatchObject({ '@type': 'Service', url: `${path}`, provider: { name: identity.name } })
    expect(structuredData.at(-1)).toMatchObject({ '@type': 'BreadcrumbList' })
  })
})

describe.each([
  ['/human-rights', equality],
  ['/education', education],
  ['/healing', expression],
] as const)('%s', (path, article) => {
  it(`quotes article ${article.number} letter by letter, with its source`, async () => {
    render(await pageAt(path))
    const cited = screen.getByRole('region', { name: `Article ${article.number}` })
    expect(cited.querySelector('blockquote')?.textContent?.trim()).toBe(`“${article.text}”`)
    expect(screen.getByRole('heading', { level: 2, name: `Article ${article.number}` })).toBeDefined()
    expect(screen.getByText(declaration).tagName).toBe('FIGCAPTION')
  })

  it('gives the same quotation to search engines', () => {
    const quotation = headOf(path).structuredData?.find(({ '@type': type }) => type === 'Quotation')
    expect(quotation).toMatchObject({ text: article.text, position: article.number, isPartOf: { name: declaration } })
  })

  it('rests on it, and leaves the footer another to quote', () => {
    const { articles = [] } = headOf(path)
    expect(articles.slice(1)).toContain(article.number)
  })
})
