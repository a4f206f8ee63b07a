/** Stores with many releases: each differs in what a page says of itself, and shares all files with the others. */
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import type { Release } from '@site/delivery/release'
import { releaseIdOf } from '@site/delivery/release'
import { createReleaseStore } from '@site/delivery/release-store'
import { fileKey, pinFile, pinFileName, releaseKey, rolloutKey } from '@site/delivery/store-keys'
import { root } from '../../support/root.ts'

const built = join(root, 'var/store')

/** The releases that visitors of the checkout's own store get. @throws {Error} while nothing is built. */
export async function stableReleases(): Promise<Release[]> {
  const store = createReleaseStore(createFileStorage(built))
  const { programs } = await store.readRollout()
  const stable = Object.entries(programs).flatMap(([program, rollout]) => (rollout?.stable ? [{ program, id: rollout.stable }] : []))
  if (stable.length === 0) throw new Error('The store holds no release: npm run build')
  return Promise.all(stable.map(({ program, id }) => store.readRelease(program as Release['name'], id)))
}

/**
 * Makes a store in which each of `releases` is stable and `count - 1` altered ones of its program came before it. Written
 * as a publish would leave them: publishing five hundred would take minutes.
 */
export async function makeStore(folder: string, releases: readonly Release[], count: number): Promise<void> {
  const programs: Record<string, unknown> = {}
  for (const release of releases) {
    await shareFiles(folder, release)
    const altered = Array.from({ length: count - 1 }, (_, index) => alteredRelease(release, count - 1 - index))
    for (const each of [...altered, release]) await writeRelease(folder, each)
    programs[release.name] = rolloutOf([...altered, release])
  }
  await writeFile(join(folder, rolloutKey), JSON.stringify({ version: 1, programs }))
}

/** @param age how many releases were made after it */
function alteredRelease(release: Release, age: number): Release {
  const { id: _id, ...rest } = release
  const altered =
    rest.kind === 'section'
      ? { ...rest, pages: rest.pages.map(page => ({ ...page, head: { ...page.head, description: `${page.head.description} (${age})` } })) }
      : { ...rest, frames: { ...rest.frames, [`/altered-${age}`]: rest.frames['*'] } }
  return { ...altered, id: releaseIdOf(altered) } as Release
}

function rolloutOf(releases: readonly Release[]) {
  const [stable, previous] = releases.map(({ id }) => id).reverse()
  const history = releases.map(({ id }, index) => ({
    release: id,
    at: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
    action: 'stable',
  }))
  return { stable, ...(previous && { previous }), history }
}

/** Files are never changed once they are in a store: a second name for the same bytes is as good as a copy. */
async function shareFiles(folder: string, release: Release): Promise<void> {
  const names = Object.keys(release.files).flatMap(name => [name, `${name}.br`, `${name}.gz`])
  for (const key of names.map(name => fileKey(release.name, name))) {
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await link(join(built, key), join(folder, key)).catch(error => copyUnlessAbsent(error, key, folder))
  }
}

/** Another disk takes a copy; many files have no compressed sibling. */
async function copyUnlessAbsent({ code }: NodeJS.ErrnoException, key: string, folder: string): Promise<void> {
  if (code !== 'ENOENT' && code !== 'EEXIST') await copyFile(join(built, key), join(folder, key))
}

async function writeRelease(folder: string, release: Release): Promise<void> {
  const key = releaseKey(release.name, release.id)
  await mkdir(dirname(join(folder, key)), { recursive: true })
  await writeFile(join(folder, key), JSON.stringify(release))
  const pin = pinFile(release)
  if (pin) await writeFile(join(folder, fileKey(release.name, pinFileName(release.id))), pin)
}
