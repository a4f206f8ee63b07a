/** Reading the releases of a store, and making altered ones for the tests. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OwnerName, Release, SectionRelease } from '@site/delivery/release'
import { root } from './root.ts'

const run = promisify(execFile)

export const sectionNames = ['remote-home', 'remote-services', 'remote-resources', 'remote-booking'] as const

/** The other sections, which a section must do without. */
export const siblingsOf = (name: (typeof sectionNames)[number]): string[] => sectionNames.filter(other => other !== name)

/** The release that is built in the checkout. */
export const builtRelease = async <R extends Release = Release>(owner: OwnerName): Promise<R> =>
  JSON.parse(await readFile(join(root, owner, 'dist/release/release.json'), 'utf8')) as R

/** Every page of every section, as their releases declare them. */
export async function declaredPages(): Promise<(SectionRelease['pages'][number] & { section: OwnerName })[]> {
  const releases = await Promise.all(sectionNames.map(name => builtRelease<SectionRelease>(name)))
  return releases.flatMap(({ name, pages }) => pages.map(page => ({ ...page, section: name })))
}

export const releaseCommand = (store: string, ...args: string[]): Promise<{ stdout: string }> =>
  run('node', ['shared/delivery/bin/release.mjs', ...args], { cwd: root, env: { ...process.env, STORE: store } })

/** Publishes the release in `directory` and makes it the one visitors get. */
export const publish = (store: string, directory: string): Promise<{ stdout: string }> => releaseCommand(store, 'publish', directory)

export type Edit = { file: (release: Release) => string; content: (before: string) => string }

/** Publishes the built release of `owner` with one file changed, as a team would publish a mistake. */
export async function publishAltered(store: string, owner: OwnerName, edit: Edit): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'altered-'))
  try {
    await cp(join(root, owner, 'dist/release'), directory, { recursive: true })
    const release = await builtRelease(owner)
    const name = edit.file(release)
    const altered = edit.content(await readFile(join(directory, name), 'utf8'))
    const renamed = renamedFile(name, altered)
    await rm(join(directory, name))
    await writeFile(join(directory, renamed), altered)
    await writeFile(join(directory, 'release.json'), manifest(release, name, renamed, altered))
    await publish(store, directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const renamedFile = (name: string, content: string): string => name.replace(/-[\w-]{8}(\.\w+)$/, `-${digest(content).slice(0, 8)}$1`)

const digest = (content: string): string => createHash('sha256').update(content).digest('hex')

function manifest({ id: _id, ...release }: Release, name: string, renamed: string, content: string): string {
  const { [name]: file, ...files } = release.files
  const altered = {
    bytes: Buffer.byteLength(content),
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    type: file?.type,
  }
  const text = JSON.stringify({ ...release, files: { ...files, [renamed]: altered } }).replaceAll(`"${name}"`, `"${renamed}"`)
  return JSON.stringify({ ...(JSON.parse(text) as object), id: digest(text).slice(0, 16) })
}
