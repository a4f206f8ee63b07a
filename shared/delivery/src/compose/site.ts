/** One choice of a release for each program, complete in memory: what a visitor can ask for, and how it is composed. */
import pLimit from 'p-limit'
import { markupOf, type Pin, type ProgramName, pinOf, type Release, type ShellRelease, splitFrame, stylesOf } from '../release/release.ts'
import { integrityOf } from '../release/release-manifest.ts'
import { maxOpenFiles } from '../storage/storage.ts'
import { fileKey, pinFileName } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { choose, type ProgramRollout, type Rollout } from '../store/rollout.ts'
import { compose } from './compose.ts'
import type { Composition, Frame, ProgramFile, Site, SitePage } from './composition.ts'
import { addressOf, iconPath } from './document-head.ts'

/** A release with the texts its documents are made of, by file name: prerendered markup, style sheets and the icon. */
export type LoadedRelease = { readonly release: Release; readonly markup: ReadonlyMap<string, string> }

/** Reads one release with its fragments or frames, and its public part of the pin. @throws {Error} naming the file that is missing. */
export async function loadRelease({ readRelease, storage }: ReleaseStore, program: ProgramName, id: string): Promise<LoadedRelease> {
  const release = await readRelease(program, id)
  const further = release.kind === 'section' ? pinFileName(id) : (release.public[iconPath] ?? [])
  const texts = await pLimit(maxOpenFiles).map([...markupOf(release), ...stylesOf(release)].concat(further), async name => {
    const file = await storage.read(fileKey(program, name))
    if (!file) throw new Error(`${program} ${id}: ${name} is missing from the store`)
    return [name, new TextDecoder().decode(file.bytes)] as const
  })
  return { release, markup: new Map(texts) }
}

/**
 * @param rollout names the release to which a failing section turns
 * @param pinHashes see {@link readPinHashes}
 * @throws {Error} when there is no shell, or two releases claim one path.
 */
export function assembleSite(
  loaded: readonly LoadedRelease[],
  { programs }: Pick<Rollout, 'programs'>,
  pinHashes: ReadonlyMap<string, string> = new Map(),
): Site {
  const shell = loaded.find(({ release }) => release.kind === 'shell')
  if (shell?.release.kind !== 'shell') throw new Error('No release of the shell is stable yet')
  const pages = new Map<string, SitePage>()
  const publicFiles = new Map<string, ProgramFile>()
  const texts = new Map<string, string>()
  const sections: Pin['sections'] = {}
  for (const { release, markup } of loaded) {
    for (const [name, text] of markup) if (/\.(css|svg)$/.test(name)) texts.set(addressOf({ release, name }), text)
    for (const [path, name] of Object.entries(release.public)) claim(publicFiles, path, { program: release.name, name }, release)
    if (release.kind === 'shell') continue
    for (const page of release.pages)
      claim(pages, page.path, { section: release, page, fragment: markup.get(page.fragment) ?? '' }, release)
    const previous = releaseBefore(release, programs[release.name])
    const previousHashes = previous && pinHashes.get(previous)
    sections[release.name] = {
      ...pinOf(release),
      ...(previous && { previous }),
      ...(previousHashes && { previousHashes }),
      hashes: integrityOf(new TextEncoder().encode(markup.get(pinFileName(release.id)))),
    }
  }
  return {
    shell: shell.release,
    frames: framesOf(shell.release, shell.markup),
    pages,
    aliases: loaded.flatMap(({ release }) => (release.kind === 'section' && release.aliases) || []),
    texts,
    publicFiles,
    pin: { shell: shell.release.id, sections },
    releases: Object.fromEntries(loaded.map(({ release }) => [release.name, release.id])),
  }
}

function claim<T>(claims: Map<string, T>, path: string, claimed: T, { name, id }: Release): void {
  if (claims.has(path)) throw new Error(`${name} ${id}: ${path} belongs to another release already`)
  claims.set(path, claimed)
}

const framesOf = ({ frames }: ShellRelease, markup: ReadonlyMap<string, string>): Map<string, Frame> =>
  new Map(Object.entries(frames).map(([path, name]) => [path, splitFrame(markup.get(name) ?? '', name)]))

/** Integrity of the public part of each release to which a failing section may turn, by its id; one that cannot be read has none. */
export async function readPinHashes({ storage }: ReleaseStore, { programs }: Rollout): Promise<Map<string, string>> {
  const named = Object.entries(programs).flatMap(([program, { stable, previous } = {}]) =>
    [stable, previous].flatMap(id => (id && program !== 'shell' ? [{ id, key: fileKey(program as ProgramName, pinFileName(id)) }] : [])),
  )
  const read = await pLimit(maxOpenFiles).map(named, async ({ id, key }) => {
    const file = await storage.read(key).catch(() => undefined)
    return file ? [[id, integrityOf(file.bytes)] as const] : []
  })
  return new Map(read.flat())
}

/** Where the page turns when this release fails: the stable one, or for that the one before. */
const releaseBefore = ({ id }: Release, program: ProgramRollout | undefined): string | undefined =>
  program?.stable === id ? program.previous : program?.stable

/** The stable release of every program, alone: a failing section has no other to turn to. @throws {Error} naming what is missing. */
export async function loadStableSite(store: ReleaseStore, rollout: Rollout): Promise<Site> {
  const stable = Object.entries(choose(rollout, undefined)) as [ProgramName, string][]
  return assembleSite(await Promise.all(stable.map(([program, release]) => loadRelease(store, program, release))), { programs: {} })
}

/** What a path shows. `key` is equal for paths with the same document, of which there are finitely many. */
export type View = {
  readonly key: string
  readonly shown: SitePage
  readonly status: 200 | 404
  readonly asked?: string
  readonly arriveAt?: string
}

/** @param path decoded @returns undefined when the path is unknown and there is no home page to show instead */
export function viewOf({ pages, aliases }: Site, path: string): View | undefined {
  const page = pages.get(path)
  if (page) return { key: path, shown: page, status: 200 }
  const alias = aliases.find(each => answers(each, path))
  const shown = pages.get(alias?.page ?? '/')
  if (!shown) return undefined
  return alias
    ? { key: `${alias.page} for ${alias.path}`, shown, status: 200, asked: alias.path, arriveAt: alias.arriveAt }
    : { key: 'home for nothing', shown, status: 404, asked: 'nothing' }
}

const answers = ({ path }: Site['aliases'][number], asked: string): boolean =>
  path.endsWith('/*') ? asked.length > path.length - 1 && asked.startsWith(path.slice(0, -1)) : path === asked

export function composeView(
  { frames, shell, texts, pin }: Site,
  { shown, status, asked, arriveAt }: View,
  options: Pick<Composition, 'identity' | 'embedPolicy'>,
): ReturnType<typeof compose> {
  const frame = frames.get(shown.page.path) ?? frames.get('*')
  if (!frame) throw new Error(`shell ${shell.id} has no frame for ${shown.page.path}`)
  // The foot that quotes the page's own article, where it names one.
  const { foot } = frames.get(`article ${shown.page.head.articles?.[0]}`) ?? frame
  return compose({ shell, frame: { ...frame, foot }, ...shown, texts, pin, status, asked, arriveAt, ...options })
}
