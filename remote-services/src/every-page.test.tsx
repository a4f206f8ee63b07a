import { services } from '@site/identity/services'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { section } from './section.ts'

it('finds the pages of the section', () => {
  expect(section.pages.length).toBeGreaterThan(services.length)
})

describe.each(section.pages)('$path', declared => {
  const { path, head } = declared
  const page = document.createElement('div')
  let markup: string

  // As it is prerendered.
  beforeAll(async () => {
    const { Page } = await declared.load()
    markup = renderToString(<Page />)
    page.innerHTML = markup
  })

  it('has one main heading, and no level of headings left out', () => {
    const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  })

  it('names its landmarks by headings that are there', () => {
    const names = [...page.querySelectorAll('section[aria-labelledby]')].flatMap(
      each => each.getAttribute('aria-labelledby')?.split(' ') ?? [],
    )
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(id => !page.querySelector(`h2[id="${id}"]`))).toEqual([])
  })

  it('never puts two parts of one ground next to each other', () => {
    const parts = [...page.querySelectorAll<HTMLElement>('section, section > [data-ground], nav[data-ground]')]
    const innermost = parts.filter(part => !part.querySelector(':scope > [data-ground]'))
    const grounds = innermost.map(({ dataset }) => dataset.ground)
    // A picture has none.
    expect(grounds.filter((ground, index) => ground && ground === grounds[index - 1])).toEqual([])
  })

  it('is whole before any script runs, without a style attribute or a gap for a name', () => {
    expect(markup).not.toMatch(/\sstyle="|\{\w+\}/)
  })

  it('describes itself in 70 to 160 characters, and says where it stands in the site', () => {
    expect(head.description.length).toBeGreaterThanOrEqual(70)
    expect(head.description.length).toBeLessThanOrEqual(160)
    const crumbs = head.structuredData?.find(({ '@type': type }) => type === 'BreadcrumbList')
    expect(JSON.stringify(crumbs)).toContain(`${path}`)
  })
})
