/** What one release of a program has that another has not. */
import pLimit from 'p-limit'
import { fileOf, type ProgramName, type Release, type ReleaseRef } from '../release/release.ts'
import { maxOpenFiles, type Storage } from '../storage/storage.ts'
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
    modules: diffNames(modulesOf(before), modulesOf(after)),
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

function groupOf(release: Release, name: string): FileGroup {
  if (Object.values(release.public).includes(name)) return 'public'
  const { type } = fileOf(release, name)
  if (type.startsWith('text/javascript')) return 'modules'
  if (type.startsWith('text/css')) return 'styles'
  return type.startsWith('text/html') ? 'fragments' : 'others'
}

const modulesOf = (release: Release): string[] => Object.keys(release.files).filter(name => groupOf(release, name) === 'modules')

async function diffBytes(store: ReleaseStore, before: Release, after: Release): Promise<ReleaseDiff['bytes']> {
  const [from, to] = [await sizesOf(store, before), await sizesOf(store, after)]
  return Object.fromEntries(fileGroups.map(group => [group, { from: from[group], to: to[group] }])) as ReleaseDiff['bytes']
}

async function sizesOf({ storage }: ReleaseStore, release: Release): Promise<Record<FileGroup, ByteSizes>> {
  const sizes = { modules: none(), styles: none(), fragments: none(), public: none(), others: none() }
  await pLimit(maxOpenFiles).map(Object.keys(release.files), async name => {
    const brotli = await brotliSize(storage, release, name)
    const size = sizes[groupOf(release, name)]
    size.raw += fileOf(release, name).bytes
    size.brotli += brotli
  })
  return sizes
}

const none = () => ({ raw: 0, brotli: 0 })

async function brotliSize(storage: Storage, release: Release, name: string): Promise<number> {
  const { bytes, type } = fileOf(release, name)
  if (!isCompressible(type)) return bytes
  const key = fileKey(release.name, name)
  if (!type.startsWith('text/html')) return (await storage.stat(`${key}.br`))?.size ?? bytes
  const file = await storage.read(key)
  return file ? (await brotliOf(file.bytes, documentQuality)).length : bytes
}
