/** What a release has to be before it is stored: markup that can stand in a document, and data of a sane size. */
import type { PageHead } from '@site/kit/contract'
import { textOf } from '../storage/stored-json.ts'
import { checkFragment, checkFrame } from './check-fragment.ts'
import { fileOf, markupOf, type Release, stylesOf } from './release.ts'
import type { VerifiedRelease } from './release-folder.ts'

/** In bytes, or as many as the name says. Each is some ten times what the largest release of this site has. */
export const releaseLimits = {
  /** Composed, compressed and kept in memory for each combination of releases; the largest of this site has 160 kB. */
  fragment: 4 * 1024 * 1024,
  /** Films are the largest files, 6 MB here; a Worker takes no request of more than 100 MB. */
  file: 64 * 1024 * 1024,
  /** The largest release has 630; each costs a publish a look into the storage. */
  files: 5_000,
  /** All files of a release: what a token can fill the disk with at a time. */
  release: 512 * 1024 * 1024,
  /** Kept in memory for each release that is live; the largest of this site has 170 kB. */
  manifest: 2 * 1024 * 1024,
} as const

/** @param verified its files are those of its manifest @throws {Error} naming release, file or field, what was expected and what came. */
export function checkRelease({ release, manifest, files }: VerifiedRelease): void {
  const source = `${release.name} ${release.id}`
  if (manifest.length > releaseLimits.manifest) throw tooMuch(`${source}: its manifest`, releaseLimits.manifest, manifest.length)
  checkSizes(release, source)
  checkManifest(release, manifest, source)
  const textIn = (name: string): string => textOf(files.get(name), `${source}: ${name}`)
  for (const name of stylesOf(release))
    if (/<\/style/i.test(textIn(name)))
      throw new Error(`${source}: ${name}: expected a style sheet that can stand in a <style>, got </style in it`)
  const checkMarkup = release.kind === 'shell' ? checkFrame : checkFragment
  for (const name of markupOf(release)) checkMarkup(textIn(name), `${source}: ${name}`)
}

export function checkSizes(release: Release, source: string): void {
  const listed = Object.entries(release.files)
  if (listed.length > releaseLimits.files) throw new Error(`${source}: expected at most ${releaseLimits.files} files, got ${listed.length}`)
  for (const [name, { bytes }] of listed) if (bytes > releaseLimits.file) throw tooMuch(`${source}: ${name}`, releaseLimits.file, bytes)
  const all = listed.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  if (all > releaseLimits.release) throw tooMuch(`${source}: all files together`, releaseLimits.release, all)
  for (const name of [...markupOf(release), ...stylesOf(release)]) {
    const { bytes } = fileOf(release, name)
    if (bytes > releaseLimits.fragment) throw tooMuch(`${source}: ${name}`, releaseLimits.fragment, bytes)
  }
}

const tooMuch = (what: string, limit: number, got: number): Error => new Error(`${what}: expected at most ${limit} bytes, got ${got}`)

/** Lengths of the texts of a head record, in UTF-16 units: search engines and services show some 60 and 160 of them. */
const maxLength = { title: 300, description: 1000 } as const
/** JSON-LD of a page, bytes: the largest of this site has 5 kB. */
const maxStructuredData = 64 * 1024
/** Objects and lists inside each other: far below what would be too deep to be written again as JSON. */
const maxDepth = 32

/** A type and its charset: nothing of a second header. */
const mediaType = /^[a-z]+\/[a-z\d][a-z\d.+-]*(; charset=utf-8)?$/
/** Documents that browsers run scripts in, and which the composition did not make. Markup is never served by itself; drawings are needed. */
const documentType = /^(?!image\/svg\+xml(;|$)).*(xml|xsl)/

/** Names that the store gives by itself: compressed siblings, and the pin of a release. */
const storeName = /\.(br|gz)$|^pin-[\da-f]{16}\.json$/

/** @param source the release, for the message @throws {Error} naming the field, what was expected and what came. */
export function checkManifest(release: Release, manifest: Uint8Array, source: string): void {
  const refusal = (field: string, expected: string, got: string): Error =>
    new Error(`${source}: ${field}: expected ${expected}, got ${got}`)
  checkData(JSON.parse(new TextDecoder().decode(manifest)), [], refusal)
  for (const [name, { type }] of Object.entries(release.files)) {
    if (storeName.test(name)) throw refusal(`files.${name}`, 'a name that the store does not give itself', name)
    if (!mediaType.test(type) || documentType.test(type))
      throw refusal(`files.${name}.type`, 'the media type of a file that is no document', type)
  }
  // By its type it is known what is checked, and by its ending what is a style sheet.
  for (const name of markupOf(release))
    if (!fileOf(release, name).type.startsWith('text/html')) throw refusal(`files.${name}.type`, 'text/html', fileOf(release, name).type)
  for (const name of stylesOf(release))
    if (!name.endsWith('.css') || !fileOf(release, name).type.startsWith('text/css'))
      throw refusal(`files.${name}`, 'text/css with a name that ends in .css', fileOf(release, name).type)
  const pages = release.kind === 'section' ? release.pages : []
  for (const { path, head } of pages) checkHead(head, `the head of ${path}`, refusal)
  const paths = [...pages.map(({ path }) => path), ...Object.keys(release.public)]
  const seen = new Set<string>()
  const twice = paths.find(path => seen.size === seen.add(path).size)
  if (twice !== undefined) throw refusal('its paths', 'each path once', `${twice} twice`)
  for (const [path, name] of Object.entries(release.public))
    if (fileOf(release, name).type.startsWith('text/html')) throw refusal(`public.${path}`, 'a file that is no document', name)
}

type Refusal = (field: string, expected: string, got: string) => Error

/** JSON takes `__proto__` for a name like any other; who copies the object gives the copy another prototype. */
function checkData(value: unknown, at: readonly string[], refusal: Refusal): void {
  if (at.length > maxDepth) throw refusal(`${at.slice(0, 4).join('.')}…`, `at most ${maxDepth} objects and lists inside each other`, 'more')
  if (typeof value === 'string' && /\p{Cc}/u.test(value))
    throw refusal(at.join('.'), 'a text without control characters', JSON.stringify(value))
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name === '__proto__' || /\p{Cc}/u.test(name)) throw refusal(at.join('.'), 'plain names of fields', JSON.stringify(name))
    checkData(part, [...at, name], refusal)
  }
}

function checkHead(head: PageHead, field: string, refusal: Refusal): void {
  for (const name of ['title', 'description'] as const)
    if (head[name].length > maxLength[name])
      throw refusal(`${field}: ${name}`, `at most ${maxLength[name]} characters`, `${head[name].length}`)
  // It is written behind the site's origin: `.example.org` would make another one of it.
  if (head.canonical !== undefined && !head.canonical.startsWith('/')) throw refusal(`${field}: canonical`, 'a path', head.canonical)
  const data = new TextEncoder().encode(JSON.stringify(head.structuredData ?? [])).length
  if (data > maxStructuredData) throw refusal(`${field}: structuredData`, `at most ${maxStructuredData} bytes of JSON`, `${data}`)
}
