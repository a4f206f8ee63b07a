/** What a build hands over and a store keeps: named by its content, so releases of one program share files that did not change. */
import { createHash } from 'node:crypto'
import type { PageHead, SectionName } from '@site/kit/contract'
import type { SectionPin } from '@site/kit/contract/pin'

export type { Pin, SectionPin } from '@site/kit/contract/pin'

import { area } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import { valid, validRange } from 'semver'
import * as v from 'valibot'

/** A file name inside a release: no folders, no leading dot. It is public at `/_/<program>/<name>`. */
const fileName = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,199}$/, 'a plain file name of at most 200 letters, digits and -_.'))
const integrity = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z\d+/]{43}=$/, 'a sha256 integrity value'))
export const releaseIdField = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/, 'a release id (16 hexadecimal digits)'))
const publicPath = v.pipe(v.string(), v.regex(/^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/, 'an absolute path'))
const pagePath = v.pipe(
  v.string(),
  v.regex(/^\/$|^(\/(?!\.{1,2}(\/|$))[^/?#\\\p{Cc}]+)+$/u, 'an absolute path without query, hash or trailing slash'),
)
const fileList = v.array(fileName)
/** Sections come and go without a change here: what a store holds is what there is. */
const sectionName = v.custom<SectionName>(
  input => typeof input === 'string' && /^remote-[a-z][a-z\d-]{0,40}$/.test(input),
  'the name of a section such as remote-home',
)

const releaseFile = v.strictObject({
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  integrity,
  /** Media type with its charset: the `Content-Type` it is served with. */
  type: v.string(),
})

const inlineScript = (most: number) =>
  v.pipe(v.string(), v.regex(/^(?!.*<(?:\/|!--|script))/is, 'a script that no markup ends'), v.maxLength(most))

const pageHead = v.object({
  title: v.string(),
  description: v.string(),
  area,
  barTone: v.picklist(['ink', 'paper']),
  quickExit: v.optional(v.literal(true)),
  canonical: v.optional(v.string()),
  robots: v.optional(v.literal('noindex')),
  articles: v.optional(v.array(v.pipe(v.number(), v.integer()))),
  card: v.optional(publicPath),
  structuredData: v.optional(v.array(v.looseObject({ '@type': v.string() }))),
  feed: v.optional(v.object({ updated: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2025-03-18'))) })),
  beforePaint: v.optional(inlineScript(1000)),
})

const releasePage = v.strictObject({
  /** Decoded, as the section declares it. */
  path: pagePath,
  head: pageHead,
  /** File with the prerendered markup of the page. Kept in the store, never served by itself. */
  fragment: fileName,
  /** Every module this page needs: all are preloaded, none is discovered. */
  modules: fileList,
  styles: fileList,
})

const alias = v.strictObject({
  path: pagePath,
  page: pagePath,
  arriveAt: v.pipe(v.string(), v.regex(/^[a-z][\w-]*$/, 'the id of an element')),
})

const common = {
  format: v.literal(1),
  id: releaseIdField,
  /** `major.minor` of React that the release was built with. */
  react: v.string(),
  files: v.record(fileName, releaseFile),
  /** Fixed public paths (`/data/…`, `/favicon.svg`) and the file of this release behind each. */
  public: v.record(publicPath, fileName),
}

const sectionRelease = v.strictObject({
  ...common,
  kind: v.literal('section'),
  name: sectionName,
  /** Range of kit versions the section runs with, such as `^1.0.0`. */
  kit: v.pipe(
    v.string(),
    v.check(text => text.trim() !== '' && validRange(text) !== null, 'a range of versions such as ^1.0.0'),
  ),
  entry: fileName,
  pages: v.array(releasePage),
  /** Addresses that show one of its pages; releases made before there were any have none. */
  aliases: v.optional(v.array(alias)),
  /** What its pages say, for the site's search; releases made before there was one have none. */
  search: v.optional(fileName),
  /** Sentences of its pages, for the strip at the end of others; likewise. */
  weave: v.optional(fileName),
})

const shellRelease = v.strictObject({
  ...common,
  kind: v.literal('shell'),
  name: v.literal('shell'),
  /** Version of the kit runtime the shell provides. */
  kit: v.custom<string>(text => typeof text === 'string' && valid(text) !== null, 'a version such as 1.0.0'),
  entry: fileName,
  /** Its static closure, entry included. */
  modules: fileList,
  styles: fileList,
  /** Fonts of the first screen, preloaded. */
  fonts: fileList,
  /** A script that stands in each document and imports the entry after the first paint. Without, the document asks for the entry. */
  boot: v.optional(inlineScript(2000)),
  /** It fetches what a document may leave out: whole style sheets, and the hashes of other pages' files. */
  completes: v.optional(v.literal(true)),
  /** By the path that its bar marks, or the article (`article 7`) that its hem quotes, `*` for neither: the markup before and after `<main>`, parted by `<!--page-->`. */
  frames: v.record(v.string(), fileName),
})

const release = v.variant('kind', [sectionRelease, shellRelease])

export type ReleaseFile = v.InferOutput<typeof releaseFile>
export type ReleaseAlias = v.InferOutput<typeof alias>
export type ReleasePage = Omit<v.InferOutput<typeof releasePage>, 'head'> & { head: PageHead }
export type SectionRelease = Omit<v.InferOutput<typeof sectionRelease>, 'pages'> & { pages: ReleasePage[] }
export type ShellRelease = v.InferOutput<typeof shellRelease>
export type Release = SectionRelease | ShellRelease
export type ProgramName = 'shell' | SectionName
export type ReleaseRef = { readonly program: ProgramName; readonly release: string }

export const programNameField = v.custom<ProgramName>(
  input => input === 'shell' || v.is(sectionName, input),
  'shell, or the name of a section such as remote-home',
)

export const isProgramName = (name: string): name is ProgramName => v.is(programNameField, name)

/** The shell first, then the sections by their names. */
export const byProgram = (a: ProgramName, b: ProgramName): number => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1)
export const frameSlot = '<!--page-->'

/** @returns markup before and after `<main>` @throws {Error} unless the file has the slot once. */
export function splitFrame(file: string, source: string): { top: string; foot: string } {
  const [top = '', ...rest] = file.split(frameSlot)
  if (rest.length !== 1) throw new Error(`${source}: expected ${frameSlot} once, got it ${rest.length} times`)
  return { top, foot: rest.join('') }
}

/** @throws {TypeError} naming the source, the field, what was expected and what came. */
export const parseRelease = (input: unknown, source: string): Release => parseRecord(release, input, source, 'the manifest') as Release

/** The id: the first 16 digits of the SHA-256. @param manifest as it is written, `id` left out; the order of its properties counts */
export const releaseIdOf = (manifest: object): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 16)

export function pinOf(release: SectionRelease): SectionPin {
  const { search, weave } = release
  const named = new Set([...release.pages.flatMap(page => [...page.modules, ...page.styles]), ...(search ? [search] : [])])
  return {
    release: release.id,
    entry: release.entry,
    ...(search && { search }),
    ...(weave && { weave }),
    pages: Object.fromEntries(release.pages.map(({ path, modules, styles }) => [path, { modules, styles }])),
    integrity: Object.fromEntries([...named].map(name => [name, fileOf(release, name).integrity])),
  }
}

export const markupOf = (release: Release): string[] => [
  ...new Set(release.kind === 'shell' ? Object.values(release.frames) : release.pages.map(({ fragment }) => fragment)),
]

export const stylesOf = (release: Release): string[] => [
  ...new Set(release.kind === 'shell' ? release.styles : release.pages.flatMap(({ styles }) => styles)),
]

/** @throws {TypeError} when the release names a file it does not list. */
export function fileOf(release: Release, name: string): ReleaseFile {
  const file = Object.hasOwn(release.files, name) ? release.files[name] : undefined
  if (!file) throw new TypeError(`${release.name} ${release.id}: ${name} is named but not listed among its files`)
  return file
}
