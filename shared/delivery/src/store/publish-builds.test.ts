import { describe, expect, it, test } from 'vitest'
import { tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { withPruning } from './prune.ts'
import { publishBuilds } from './publish-builds.ts'
import type { ReleaseStore } from './release-store.ts'

const program = 'remote-home'
const built = (folder: string) => [{ folder, rebuilt: true }]
/** As the second `npm start` finds it: nothing has changed since it was built. */
const found = (folder: string) => [{ folder, rebuilt: false }]
const stableIn = async (store: ReleaseStore) => (await store.readRollout()).programs[program]?.stable
const idIn = async (folder: string) => (await readReleaseFolder(folder)).release.id

async function started() {
  const first = await tinySection({ mark: '1' })
  const second = await tinySection({ mark: '2' })
  const { store } = await tinySite([await tinyShell()])
  await publishBuilds(store, built(first))
  await publishBuilds(store, built(second))
  return { store, first, second, a: await idIn(first), b: await idIn(second) }
}

describe('a build', () => {
  it('is what visitors get as soon as it is made', async () => {
    const { store, b } = await started()
    expect(await stableIn(store)).toBe(b)
  })

  it('changes nothing when nothing has changed', async () => {
    const { store, second } = await started()
    const before = await store.readRollout()
    expect(await publishBuilds(store, found(second))).toEqual([])
    expect(await publishBuilds(store, built(second))).toEqual([])
    expect(await store.readRollout()).toEqual(before)
  })

  it('does not undo a rollback, whether it was made again or not', async () => {
    const { store, second, a, b } = await started()
    await store.rollback(program)
    for (const builds of [found(second), built(second)]) {
      expect((await publishBuilds(store, builds))[0]).toMatch(new RegExp(`^${program} ${b}: built, and not what visitors get, because`))
      expect(await stableIn(store)).toBe(a)
    }
  })

  it('that comes after a rollback is given: it is another one', async () => {
    const { store } = await started()
    await store.rollback(program)
    const third = await tinySection({ mark: '3' })
    await publishBuilds(store, built(third))
    expect(await stableIn(store)).toBe(await idIn(third))
  })

  it('does not disturb a rollout: it is published, and given to nobody', async () => {
    const { store, a, b } = await started()
    await store.rollOut(program, a, 100)
    const third = await tinySection({ mark: '3' })
    const [line] = await publishBuilds(store, built(third))
    expect(line).toContain(`while ${a} is rolled out`)
    expect((await store.readRollout()).programs[program]).toMatchObject({ stable: b, canary: { release: a, weight: 100 } })
    expect((await store.list(program)).map(({ release }) => release)).toContain(await idIn(third))
  })

  it('is the canary of a rollout, and says nothing', async () => {
    const { store, first, a } = await started()
    await store.rollOut(program, a, 100)
    expect(await publishBuilds(store, built(first))).toEqual([])
  })

  it('of a source that was changed back is given again; one that another was put in place of by hand is not', async () => {
    const { store, first, second, a, b } = await started()
    await publishBuilds(store, built(first))
    expect(await stableIn(store)).toBe(a)
    await store.setStable(program, b)
    await publishBuilds(store, found(first))
    expect(await stableIn(store)).toBe(b)
    await publishBuilds(store, found(second))
    expect(await stableIn(store)).toBe(b)
  })

  it('that was pruned is given when its source was changed back to it, and not when it only was built again', async () => {
    for (const builds of [found, built]) {
      const { store, first, a, b } = await started()
      await store.change(before => withPruning(before, [{ program, release: a }], new Date()))
      await store.change(({ pruning: _, ...ended }) => ({ ...ended, version: ended.version + 1 }))
      await publishBuilds(store, builds(first))
      expect(await stableIn(store)).toBe(builds === built ? a : b)
    }
  })

  it('that was published to be rolled out waits for that', async () => {
    const { store, b } = await started()
    const third = await tinySection({ mark: '3' })
    await store.publish(await readReleaseFolder(third))
    for (const builds of [found(third), built(third)]) await publishBuilds(store, builds)
    expect(await stableIn(store)).toBe(b)
  })

  it('that the guard stopped, or that was withdrawn, is not given by itself', async () => {
    const { store, first, a, b } = await started()
    await store.rollOut(program, a, 100)
    await store.stop(program, a, 'it fails')
    await publishBuilds(store, built(first))
    expect(await stableIn(store)).toBe(b)
    await store.rollback(program, a)
    await publishBuilds(store, built(first))
    expect(await stableIn(store)).toBe(b)
  })
})

describe('builds', () => {
  test('that only agree with each other go live together: a page that moves from one section to another', async () => {
    const faq = (name: `remote-${string}`, paths: string[]) =>
      tinySection({ name, pages: Object.fromEntries(paths.map(path => [path, `<h1>${path}</h1>`])), mark: String(paths.length) })
    const { store } = await tinySite([await tinyShell(), await faq('remote-a', ['/', '/faq']), await faq('remote-b', ['/fees'])])
    const moved = [await faq('remote-a', ['/']), await faq('remote-b', ['/fees', '/faq'])]
    await expect(store.publish(await readReleaseFolder(moved[1]!))).rejects.toThrow('/faq, which belongs to the live remote-a')
    for (const order of [moved, [...moved].reverse()]) {
      const copy = await tinySite([await tinyShell(), await faq('remote-a', ['/', '/faq']), await faq('remote-b', ['/fees'])])
      await publishBuilds(copy.store, order.flatMap(built))
      expect((await copy.store.readRollout()).programs['remote-b']?.stable).toBe(await idIn(moved[1]!))
    }
  })

  test('that do not agree leave everything as it was', async () => {
    const { store } = await tinySite([await tinyShell(), await tinySection()])
    const before = await store.readRollout()
    const other = await tinySection({ name: 'remote-other', pages: { '/': '<h1>Mine</h1>' } })
    const builds = [...built(await tinySection({ mark: '2' })), ...built(other)]
    await expect(publishBuilds(store, builds)).rejects.toThrow('claims /, which belongs to the live')
    expect(await store.readRollout()).toEqual(before)
    expect(await store.list('remote-other')).toEqual([])
  })
})
