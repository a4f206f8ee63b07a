/** Writes what a build made as a release: `dist/release/` with hashed files and `release.json`. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, parse, relative, sep } from 'node:path'
import { type Release, type ReleaseFile, releaseIdOf } from '@site/delivery/release'
import type { MadeFile } from './made-files.ts'
import { mediaTypeOf } from './media-type.ts'
import { type BuiltFile, shortDigest } from './program-build.ts'

const describe = ({ name, content }: BuiltFile): [string, ReleaseFile] => [
  name,
  { bytes: content.length, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`, type: mediaTypeOf(name, content) },
]

/** A file named after its content: `paper.json` becomes `paper-1a2b3c4d.json`. */
export const hashedFile = (fileName: string, content: Uint8Array): BuiltFile => {
  const { name, ext } = parse(fileName)
  return { name: `${name.replace(/[^\w.-]+/g, '-')}-${shortDigest(content).slice(0, 8)}${ext}`, content }
}

/** Pages with the same markup share one file. */
export const distinct = (files: readonly BuiltFile[]): BuiltFile[] => [...new Map(files.map(file => [file.name, file])).values()]

/**
 * The files below `public/`, hashed, and the fixed path each is served at.
 * @param made files that are public as well, and lie nowhere
 */
export async function publicFiles(
  directory: string,
  made: readonly MadeFile[] = [],
): Promise<{ files: BuiltFile[]; paths: Record<string, string> }> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: BuiltFile[] = []
  const paths: Record<string, string> = {}
  const add = (path: string, content: Uint8Array) => {
    const file = hashedFile(basename(path), content)
    files.push(file)
    paths[path] = file.name
  }
  for (const entry of entries.filter(each => !each.isDirectory() && !each.name.startsWith('.'))) {
    const path = join(entry.parentPath, entry.name)
    add(`/${relative(directory, path).split(sep).join('/')}`, await readFile(path))
  }
  for (const { path, content } of made) add(path, content)
  return { files, paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) }
}

type Unnamed<R> = R extends Release ? Omit<R, 'id' | 'files' | 'format'> : never

/**
 * Writes the release and names it by its content: the same sources give the same name.
 * @param root folder of the program; its `dist/release` is replaced
 * @returns the release's id
 */
export async function writeRelease(root: string, manifest: Unnamed<Release>, files: readonly BuiltFile[]): Promise<string> {
  const directory = join(root, 'dist/release')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  for (const { name, content } of files) await writeFile(join(directory, name), content)
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1))
  const nameless = { format: 1, ...manifest, files: Object.fromEntries(sorted.map(describe)) }
  const id = releaseIdOf(nameless)
  await writeFile(join(directory, 'release.json'), `${JSON.stringify({ ...nameless, id }, null, 2)}\n`)
  return id
}
