/** What one release of a program has that another has not. */

import { fileOf, type ProgramName, type Release, type ReleaseRef } from '../release/release.ts'
import { brotliOf, isCompressible } from './compression.ts'
import { fileKey } from './keys.ts'
import type { ReleaseStore } from './release-store.ts'
import { RolloutRefusal } from './rollout-changes.ts'

/** As documents are compressed when they are composed: fragments have no compressed file of their own. */
const documentQuality = 9

/** In bytes. What cannot be compressed counts as it is in both. */
export type ByteSizes = { readonly raw: number; readonly brotli: number }

export const fileGroups = ['modules', 'styles', 'fragments', 'public', 'others'] as const
/** `fragments` are the prerendered pages, of the shell its frames; `public` what has a fixed path; `others` fonts, pictures, films. */
export type FileGroup = (typeof fileGroups)[number]

export type ChangedPage = { readonly path: string; readonly changed: readonly ('markup' | 'head' | 'modules' | 'styles')[] }

export type ReleaseDiff = {
  readonly program: ProgramName
  readonly from: string
  readonly to: string
  /** Of the shell: the frames, by the path that the bar marks. */
  readonly pages: { readonly added: readonly string[]; readonly removed: readonly string[]; readonly changed: readonly ChangedPage[] }
  readonly bytes: Readonly<Record<FileGroup, { readonly from: ByteSizes; readonly to: ByteSizes }>>
  /** Names of files. */
  readonly modules: { readonly added: readonly string[]; readonly removed: readonly string[] }
}

/** @throws {RolloutRefusal} for releases of different programs. */
export async function diffReleases(store: ReleaseStore, from: ReleaseRef, to: ReleaseRef): Promise<ReleaseDiff> {
  if (from.program !== to.program)
    throw new RolloutRefusal(
      `${from.release} is a release of ${from.program}, ${to.release} one of ${to.program}: expected two of the same`,
    )
  const [before, after] = await Promise.all([from, to].map(({ program, release }) => store.readRelease(program, release)))
  if (!before || !after) throw new TypeError('expected two releases')
  return {
    program: from.program,
    from: from.release,
    to: to.release,
    pages: diffPages(pagesOf(before), pagesOf(after)),
    bytes: await diffBytes(store, before, after),
    modules: diffNames(groupsOf(before).modules, groupsOf(after).modules),
  }
}

type PageParts = Record<ChangedPage['changed'][number], string>

function pagesOf(release: Release): Map<string, PageParts> {
  if (release.kind === 'shell')
    return new Map(Object.entries(release.frames).map(([path, markup]) => [path, { markup, head: '', modules: '', styles: '' }]))
  return new Map(
    release.pages.map(({ path, head, fragment, modules, styles }) => [
      path,
      { markup: fragment, head: JSON.stringify(head), modules: modules.join(), styles: styles.join() },
    ]),
  )
}

function diffPages(before: ReadonlyMap<string, PageParts>, after: ReadonlyMap<string, PageParts>): ReleaseDiff['pages'] {
  const changed = [...after].flatMap(([path, parts]) => {
    const was = before.get(path)
    const names = (Object.keys(parts) as (keyof PageParts)[]).filter(name => was && was[name] !== parts[name])
    return names.length > 0 ? [{ path, changed: names }] : []
  })
  return { ...diffNames([...before.keys()], [...after.keys()]), changed }
}

const diffNames = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter(name => !before.includes(name)),
  removed: before.filter(name => !after.includes(name)),
})

function groupsOf(release: Release): Record<FileGroup, string[]> {
  const groups: Record<FileGroup, string[]> = { modules: [], styles: [], fragments: [], public: [], others: [] }
  const open = new Set(Object.values(release.public))
  for (const [name, { type }] of Object.entries(release.files)) groups[open.has(name) ? 'public' : groupOf(type)].push(name)
  return groups
}

function groupOf(type: string): FileGroup {
  if (type.startsWith('text/javascript')) return 'modules'
  if (type.startsWith('text/css')) return 'styles'
  return type.startsWith('text/html') ? 'fragments' : 'others'
}

async function diffBytes(store: ReleaseStore, before: Release, after: Release): Promise<ReleaseDiff['bytes']> {
  const sizesOf = createSizing(store)
  const [from, to] = [groupsOf(before), groupsOf(after)]
  const groups = fileGroups.map(
    async group => [group, { from: await sizesOf(before, from[group]), to: await sizesOf(after, to[group]) }] as const,
  )
  return Object.fromEntries(await Promise.all(groups)) as ReleaseDiff['bytes']
}

/** Measures a file that both releases have once. */
function createSizing({ storage }: ReleaseStore): (release: Release, names: readonly string[]) => Promise<ByteSizes> {
  const known = new Map<string, Promise<number>>()
  const brotliSize = async (release: Release, name: string): Promise<number> => {
    const { bytes, type } = fileOf(release, name)
    if (!isCompressible(type)) return bytes
    const key = fileKey(release.name, name)
    if (!type.startsWith('text/html')) return (await storage.stat(`${key}.br`))?.size ?? bytes
    const file = await storage.read(key)
    return file ? (await brotliOf(file.bytes, documentQuality)).length : bytes
  }
  const size = (release: Release, name: string): Promise<number> => {
    const found = known.get(name) ?? brotliSize(release, name)
    known.set(name, found)
    return found
  }
  return async (release, names) => ({
    raw: sum(names.map(name => fileOf(release, name).bytes)),
    brotli: sum(await Promise.all(names.map(name => size(release, name)))),
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
