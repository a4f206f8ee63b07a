import { identity } from '@site/identity'
import { describe, expect, it } from 'vitest'
import { whitePapers } from './pages/papers/white-papers.ts'
import { section } from './section.ts'

const page = (path: string) => section.pages.find(declared => declared.path === path)

describe('the section', () => {
  it('owns the policy, the contact page, how to write safely, what is counted, the questions, the vision, the list and the four papers', () => {
    const paths = [
      '/privacy-policy',
      '/contact-us',
      '/writing-safely',
      '/what-we-count',
      '/faq',
      '/vision',
      '/learn-more-vision',
      '/whitepapers',
      ...whitePapers.map(({ route }) => route),
      `/whitepaper/${identity.name}`,
    ]
    expect(section.pages.map(({ path }) => path)).toEqual(paths)
  })

  it('shows the bank paper at the declared path with a space, and names the slug as its address', () => {
    expect(page(`/whitepaper/${identity.name}`)?.head).toEqual({ ...page(whitePapers[0].route)?.head, canonical: whitePapers[0].route })
  })

  it('gives every page of its own a title and a description of its own', () => {
    const own = section.pages.filter(({ head }) => !head.canonical)
    expect(new Set(own.map(({ head }) => head.title)).size).toBe(own.length)
    expect(new Set(own.map(({ head }) => head.description)).size).toBe(own.length)
  })

  it('loads every page', async () => {
    for (const { load } of section.pages) expect((await load()).Page).toBeTypeOf('function')
  })
})
