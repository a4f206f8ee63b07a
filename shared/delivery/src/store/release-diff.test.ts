import { describe, expect, it } from 'vitest'
import { tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { diffReleases } from './release-diff.ts'
import type { ReleaseStore } from './release-store.ts'

const words = 'Everyone is entitled to all the rights and freedoms. '.repeat(40)

async function published(store: ReleaseStore, folder: Promise<string>) {
  const { program, release } = await store.publish(await readReleaseFolder(await folder))
  return { program, release }
}

describe('a diff of two releases', () => {
  it('tells which pages came, went and changed, and in what', async () => {
    const { store } = await tinySite([])
    const a = await published(store, tinySection({ pages: { '/': '<h1>Home</h1>', '/faq': '<h1>FAQ</h1>' } }))
    const head = { title: 'Another title', description: 'Another' }
    const b = await published(store, tinySection({ mark: '2', head, pages: { '/': '<h1>Home</h1>', '/fees': '<h1>Fees</h1>' } }))
    const { pages, modules, ...ids } = await diffReleases(store, a, b)
    expect(pages).toEqual({
      added: ['/fees'],
      removed: ['/faq'],
      changed: [{ path: '/', changed: ['markup', 'head', 'modules'] }],
    })
    expect(modules).toEqual({ added: ['entry2.js'], removed: ['entry.js'] })
    expect(ids).toMatchObject({ program: 'remote-home', from: a.release, to: b.release })
  })

  it('measures modules, styles, fragments and public files, as they are and compressed', async () => {
    const { store } = await tinySite([])
    const a = await published(store, tinySection())
    const b = await published(
      store,
      tinySection({ mark: '2', pages: { '/': `<p>${words}</p>` }, open: { '/data/paper.json': `"${words}"` } }),
    )
    const { bytes } = await diffReleases(store, a, b)
    expect(bytes.fragments.from.raw).toBe('<h1>Home</h1>'.length)
    expect(bytes.fragments.to.raw).toBe(words.length + '<p></p>'.length)
    expect(bytes.fragments.to.brotli).toBeLessThan(200)
    expect(bytes.public).toEqual({ from: { raw: 0, brotli: 0 }, to: { raw: words.length + 2, brotli: expect.any(Number) } })
    expect(bytes.public.to.brotli).toBeLessThan(200)
    expect(bytes.styles.from).toEqual(bytes.styles.to)
    expect(bytes.modules.to.raw - bytes.modules.from.raw).toBe(1)
  })

  it('tells the frames of the shell like pages', async () => {
    const { store } = await tinySite([])
    const a = await published(store, tinyShell({ frames: { '*': 'bar' } }))
    const b = await published(store, tinyShell({ mark: '2', frames: { '*': 'bar', '/faq': 'bar at faq' } }))
    expect((await diffReleases(store, a, b)).pages).toEqual({
      added: ['/faq'],
      removed: [],
      changed: [{ path: '*', changed: ['markup'] }],
    })
  })

  it('of different programs makes no sense, and says so', async () => {
    const { store } = await tinySite([])
    const a = await published(store, tinyShell())
    const b = await published(store, tinySection())
    await expect(diffReleases(store, a, b)).rejects.toThrow(
      `${a.release} is a release of shell, ${b.release} one of remote-home: expected two of the same`,
    )
  })
})
