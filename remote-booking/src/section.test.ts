import { expect, it } from 'vitest'
import { section } from './section.ts'

it('owns the consultation, the fees and the two answers to a posted form', () => {
  expect(section.pages.map(page => page.path)).toEqual(['/consultation', '/fees', '/booking/sent', '/booking/failed'])
})

it('gives each page a title and a description of its own', () => {
  for (const key of ['title', 'description'] as const)
    expect(new Set(section.pages.map(page => page.head[key])).size).toBe(section.pages.length)
})

it('keeps the answers out of search results, and nothing else', () => {
  const hidden = section.pages.filter(page => 'robots' in page.head).map(page => page.path)
  expect(hidden).toEqual(['/booking/sent', '/booking/failed'])
})

it('says of its pages plain data', () => {
  const heads = section.pages.map(page => page.head)
  expect(JSON.parse(JSON.stringify(heads))).toEqual(heads)
})

it('loads every page', async () => {
  for (const { load } of section.pages) expect((await load()).Page).toBeTypeOf('function')
})
