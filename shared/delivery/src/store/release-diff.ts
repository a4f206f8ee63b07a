/** What one release of a program has that another has not, by their manifests. */
import * as v from 'valibot'
import { programNameField, type Release, releaseIdField } from '../release/release.ts'
import { wholeNumber } from '../storage/stored-json.ts'
import type { ReleaseStore } from './release-store.ts'

const names = v.array(v.string())

/** As it goes over the wire; without what a newer server may add. */
export const releaseDiff = v.object({
  program: programNameField,
  from: releaseIdField,
  to: releaseIdField,
  pages: v.object({ added: names, removed: names, changed: names }),
  modules: v.object({ added: names, removed: names }),
  bytes: v.object({ from: wholeNumber, to: wholeNumber }),
})

export type ReleaseDiff = v.InferOutput<typeof releaseDiff>
export type DiffedReleases = Pick<ReleaseDiff, 'program' | 'from' | 'to'>

/** @throws {Error} when there is no such release. */
export async function diffReleases(store: ReleaseStore, { program, from, to }: DiffedReleases): Promise<ReleaseDiff> {
  const [before, after] = [await store.readRelease(program, from), await store.readRelease(program, to)]
  const [was, is] = [pagesOf(before), pagesOf(after)]
  const isChanged = (path: string): boolean => was.has(path) && was.get(path) !== is.get(path)
  return {
    program,
    from,
    to,
    pages: { ...diffNames([...was.keys()], [...is.keys()]), changed: [...is.keys()].filter(isChanged) },
    modules: diffNames(modulesOf(before), modulesOf(after)),
    bytes: { from: bytesOf(before), to: bytesOf(after) },
  }
}

/** By path, all that the manifest says of it: names of files carry their content. */
const pagesOf = (release: Release): Map<string, string> =>
  new Map(release.kind === 'shell' ? Object.entries(release.frames) : release.pages.map(page => [page.path, JSON.stringify(page)]))

const modulesOf = ({ files }: Release): string[] =>
  Object.entries(files).flatMap(([name, { type }]) => (type.startsWith('text/javascript') ? [name] : []))

const bytesOf = ({ files }: Release): number => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)

const diffNames = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter(name => !before.includes(name)),
  removed: before.filter(name => !after.includes(name)),
})
