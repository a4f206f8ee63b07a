/** Reading the releases of a store, and making altered ones for the tests. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createFileStorage } from '@site/delivery/file-storage'
import { createLocalReleaseApi } from '@site/delivery/local-api'
import type { ProgramName, Release, SectionRelease } from '@site/delivery/release'
import type { ProgramSummary } from '@site/delivery/release-api'
import { createReleaseStore } from '@site/delivery/release-store'
import type { StatusModel } from '@site/delivery/status-model'
import { presentSections } from '../../shared/build/sections.mjs'
import { editedRelease } from './altered-releases.ts'
import { root } from './root.ts'

const run = promisify(execFile)

/** The sections of the checkout. */
export const sectionNames = presentSections()

/** The other sections, which a section must do without. */
export const siblingsOf = (name: ProgramName): string[] => sectionNames.filter(other => other !== name)

const built = new Map<ProgramName, Promise<Release>>()

/** The release that is built in the checkout, read once. */
export function builtRelease<R extends Release = Release>(program: ProgramName): Promise<R> {
  const known = built.get(program) ?? readFile(join(root, program, 'dist/release/release.json'), 'utf8').then(text => JSON.parse(text))
  built.set(program, known)
  return known as Promise<R>
}

type DeclaredPage = SectionRelease['pages'][number] & { section: ProgramName }

/** Every page of every section, as their releases declare them. */
export async function declaredPages(): Promise<DeclaredPage[]> {
  const releases = await Promise.all(sectionNames.map(name => builtRelease<SectionRelease>(name)))
  return releases.flatMap(({ name, pages }) => pages.map(page => ({ ...page, section: name })))
}

/** Runs `release` on the store in the folder `store`, as `npm run release` does. */
export const releaseCommand = (store: string, ...args: string[]): Promise<{ stdout: string }> =>
  run('node', ['shared/delivery/bin/release.mjs', ...args], { cwd: root, env: { ...process.env, STORE: store, RELEASE_SERVER: '' } })

const releaseJson = async <T>(store: string, ...args: string[]): Promise<T> =>
  JSON.parse((await releaseCommand(store, ...args, '--json')).stdout) as T

/** Publishes the release in `directory` and makes it the one visitors get. */
export const publish = (store: string, directory: string): Promise<{ stdout: string }> =>
  releaseCommand(store, 'publish', '--from', directory, '--stable')

/** @param percent of the visitors, in steps of 0.01 */
export const rollOut = (store: string, program: ProgramName, release: string, percent: number): Promise<ProgramSummary> =>
  releaseJson(store, 'rollout', program, release, String(percent))

/** @param release the canary when absent */
export const promote = (store: string, program: ProgramName, release?: string): Promise<ProgramSummary> =>
  releaseJson(store, 'promote', program, ...(release ? [release] : []))

export const rollback = (store: string, program: ProgramName): Promise<ProgramSummary> => releaseJson(store, 'rollback', program)

/** What `release status` tells of the store in the folder `store`, without its process. */
export const statusOf = (store: string): Promise<StatusModel> =>
  createLocalReleaseApi({ store: createReleaseStore(createFileStorage(store)), origin: 'http://localhost' }).status()

export type Edit = { file: (release: Release) => string; content: (before: string) => string }

/** Publishes the built release of `program` with one file changed, as a team would publish a mistake, and makes it the one visitors get. */
export const publishAltered = (store: string, program: ProgramName, edit: Edit): Promise<void> =>
  withAltered(program, edit, async directory => void (await publish(store, directory)))

/** The same, without making it the one visitors get. @returns its id */
export const publishCanary = (store: string, program: ProgramName, edit: Edit): Promise<string> =>
  withAltered(program, edit, async directory => (await releaseJson<{ release: string }>(store, 'publish', '--from', directory)).release)

async function withAltered<T>(program: ProgramName, edit: Edit, use: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'altered-'))
  try {
    const { manifest, files } = await editedRelease(program, edit.file(await builtRelease(program)), edit.content)
    for (const [name, content] of files) await writeFile(join(directory, name), content)
    await writeFile(join(directory, 'release.json'), manifest)
    return await use(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Why a release cannot go live; undefined when it can. */
export const refusal = (given: Promise<unknown>): Promise<string | undefined> =>
  given.then(
    () => undefined,
    (error: { stderr?: string; message: string }) => error.stderr || error.message,
  )
