import { expect, it } from 'vitest'
import { tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { diffReleases } from './release-diff.ts'

/** What `diffReleases` says of two releases of one program, and their ids. */
async function diffOf(before: Promise<string>, after: Promise<string>) {
  const { store } = await tinySite([])
  const { program, release: from } = await store.publish(await readReleaseFolder(await before))
  const { release: to } = await store.publish(await readReleaseFolder(await after))
  return { ids: { program, from, to }, ...(await diffReleases(store, { program, from, to })) }
}

it('tells which pages came, went and changed, and which modules', async () => {
  const head = { title: 'Another title', description: 'Another' }
  const { pages, modules, ids, ...rest } = await diffOf(
    tinySection({ pages: { '/': '<h1>Home</h1>', '/faq': '<h1>FAQ</h1>' } }),
    tinySection({ mark: '2', head, pages: { '/': '<h1>Home</h1>', '/fees': '<h1>Fees</h1>' } }),
  )
  expect(pages).toEqual({ added: ['/fees'], removed: ['/faq'], changed: ['/'] })
  expect(modules).toEqual({ added: ['entry2.js'], removed: ['entry.js'] })
  expect(rest).toMatchObject(ids)
})

it('counts the bytes of all files', async () => {
  const paper = '"Everyone is entitled to all the rights and freedoms."'
  const { bytes } = await diffOf(tinySection(), tinySection({ mark: '2', open: { '/data/paper.json': paper } }))
  // The mark is one letter more in the entry.
  expect(bytes.to - bytes.from).toBe(paper.length + 1)
})

it('tells the frames of the shell like pages', async () => {
  const { pages } = await diffOf(
    tinyShell({ frames: { '*': 'bar', '/vision': 'bar at vision' } }),
    tinyShell({ mark: '2', frames: { '*': 'bar', '/faq': 'bar at faq' } }),
  )
  expect(pages).toEqual({ added: ['/faq'], removed: ['/vision'], changed: ['*'] })
})
