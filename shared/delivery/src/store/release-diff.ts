/** What one release of a program has that another has not. */
import pLimit from 'p-limit'
import * as v from 'valibot'
import { fileOf, programNameField, type Release, type ReleaseRef, releaseIdField } from '../release/release.ts'
import { maxOpenFiles, type Storage } from '../storage/storage.ts'
import { wholeNumber } from '../storage/stored-json.ts'
import { fileKey } from './keys.ts'
import type { ReleaseStore } from './release-store.ts'
import { RolloutRefusal } from './rollout-changes.ts'
import { brotliOf, isCompressible } from './write-release.ts'

/** As documents are compressed when they are composed: fragments have no compressed file of their own. */
const documentQuality = 9

const names = v.array(v.string())
/** In bytes. What cannot be compressed counts as it is in both. */
const sizes = v.object({ raw: wholeNumber, brotli: wholeNumber })
const pageParts = ['markup', 'head', 'modules', 'styles'] as const

/** `fragments` are the prerendered pages, of the shell its frames; `public` what has a fixed path; `others` fonts, pictures, films. */
export const fileGroups = ['modules', 'styles', 'fragments', 'public', 'others'] as const

/** As it goes over the wire; without what a newer server may add. */
export const releaseDiff = v.object({
  program: programNameField,
  from: releaseIdField,
  to: releaseIdField,
  /** Of the shell: the frames, by the path that the bar marks. */
  pages: v.object({
    added: names,
    removed: names,
    changed: v.array(v.object({ path: v.string(), changed: v.array(v.picklist(pageParts)) })),
  }),
  bytes: v.object(v.entriesFromList(fileGroups, v.object({ from: sizes, to: sizes }))),
  /** Names of files. */
  modules: v.object({ added: names, removed: names }),
})

export type ReleaseDiff = v.InferOutput<typeof releaseDiff>
type FileGroup = (typeof fileGroups)[number]

/** @throws {RolloutRefusal} for releases of different programs. */
export async function diffReleases(store: ReleaseStore, from: ReleaseRef, to: ReleaseRef): Promise<ReleaseDiff> {
  if (from.program !== to.program)
    throw new RolloutRefusal(
      `${from.release} is a release of ${from.program}, ${to.release} one of ${to.program}: expected two of the same`,
    )
  const before = await store.readRelease(from.program, from.release)
  const after = await store.readRelease(to.program, to.release)
  const [was, is] = [await sizesOf(store, before), await sizesOf(store, after)]
  const bytesOf = (group: FileGroup) => ({ from: was[group], to: is[group] })
  return {
    program: from.program,
    from: from.release,
    to: to.release,
    pages: diffPages(pagesOf(before), pagesOf(after)),
    bytes: Object.fromEntries(fileGroups.map(group => [group, bytesOf(group)])) as ReleaseDiff['bytes'],
    modules: diffNames(modulesOf(before), modulesOf(after)),
  }
}

type PageParts = Record<(typeof pageParts)[number], string>

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
    const names = pageParts.filter(name => was && was[name] !== parts[name])
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

async function sizesOf({ storage }: ReleaseStore, release: Release): Promise<Record<FileGroup, v.InferOutput<typeof sizes>>> {
  const found = { modules: none(), styles: none(), fragments: none(), public: none(), others: none() }
  await pLimit(maxOpenFiles).map(Object.keys(release.files), async name => {
    const brotli = await brotliSize(storage, release, name)
    const size = found[groupOf(release, name)]
    size.raw += fileOf(release, name).bytes
    size.brotli += brotli
  })
  return found
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
