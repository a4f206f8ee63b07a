/**
 * Releases that differ from the built ones as a team's next release would, and say so: what is prerendered, what the
 * code renders, the style sheets and the public files all carry one mark. A mixture of two releases shows two marks.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ProgramName, Release, SectionRelease } from '@site/delivery/release'
import { releaseIdOf } from '@site/delivery/release'
import { readReleaseFolder, type VerifiedRelease } from '@site/delivery/release-folder'
import { root } from './root.ts'

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** What stands behind the marked words of every page of the release. */
export const wordsOf = (mark: string): string => ` [mark ${mark}]`

/** Marks in what a page says, in its order. */
export const marksIn = (text: string): string[] => [...text.matchAll(/ \[mark (\w+)\]/g)].map(([, mark = '']) => mark)

/** Custom property of the root element that the program's style sheets set to the mark. */
export const markProperty = (program: ProgramName): string => `--mark-${program}`

const built = new Map<ProgramName, Promise<VerifiedRelease>>()

/** The release that is built in the checkout, read once. */
export function builtVerified(program: ProgramName): Promise<VerifiedRelease> {
  const known = built.get(program) ?? readReleaseFolder(join(root, program, 'dist/release'))
  built.set(program, known)
  return known
}

/**
 * The built release with every page, style sheet and JSON file marked.
 * @param mark letters and digits; the same one gives the same release
 * @throws {Error} naming the page for which no words stand both in its markup and in one module
 */
export async function markedRelease(program: ProgramName, mark: string): Promise<VerifiedRelease> {
  const { release, files } = await builtVerified(program)
  const words = markableWords(release, files)
  const edited = new Map<string, string>()
  for (const [name, content] of files) {
    if (!isText(name)) continue
    const before = new TextDecoder().decode(content)
    const after = marked(release, name, before, { words, mark })
    if (after !== before) edited.set(name, after)
  }
  return withFiles({ release, files }, edited, mark)
}

/**
 * The built release with one file changed, and with it the names of all files that name it: nothing loads the old one.
 * @throws {Error} when the release has no such file
 */
export async function editedRelease(program: ProgramName, name: string, content: (before: string) => string): Promise<VerifiedRelease> {
  const built = await builtVerified(program)
  const before = built.files.get(name)
  if (!before) throw new Error(`${program} ${built.release.id} has no file ${JSON.stringify(name)}`)
  const after = content(new TextDecoder().decode(before))
  return withFiles(built, new Map([[name, after]]), createHash('sha256').update(after).digest('hex'))
}

/** The built release with another manifest, as a team's next one could claim. */
export async function restatedRelease(program: ProgramName, restate: (release: Release) => object): Promise<VerifiedRelease> {
  const { release, files } = await builtVerified(program)
  const { id: _id, ...nameless } = restate(release) as Release
  const restated = { id: releaseIdOf(nameless), ...nameless } as Release
  return { release: restated, manifest: new TextEncoder().encode(JSON.stringify(restated)), files }
}

const isText = (name: string): boolean => /\.(?:js|css|html|json)$/.test(name)

function marked(release: Release, name: string, text: string, { words, mark }: { words: readonly string[]; mark: string }): string {
  if (name.endsWith('.css')) return `${text}\n:root{${markProperty(release.name)}:${mark}}`
  return [...new Set(words)].reduce((before, each) => before.replace(each, () => each + wordsOf(mark)), text)
}

/**
 * For each page, words that stand once in its markup, once in what the browser makes it of, and on no other page: a
 * module, and for a page that reads a public file, that file as well. Hydration agrees on them.
 */
function markableWords(release: Release, files: Files): string[] {
  const textOf = (name: string): string => new TextDecoder().decode(files.get(name))
  const markup = new Set(
    (release.kind === 'shell' ? Object.values(release.frames) : release.pages.map(({ fragment }) => fragment)).map(textOf),
  )
  const code = [...files.keys()].filter(name => name.endsWith('.js')).map(textOf)
  const data = Object.values(release.public)
    .filter(name => name.endsWith('.json'))
    .map(textOf)
  // All frames say the same, every page something of its own.
  const holders = release.kind === 'shell' ? markup.size : 1
  const sharedWith = (sources: readonly string[]) => (page: string) =>
    plainTexts(page).find(words => standsOnce(words, [page]) && standsOnce(words, sources) && holdersOf(words, markup) === holders)
  return [...markup].flatMap(page => {
    const words = sharedWith(code)(page)
    if (!words) throw new Error(`${release.name}: no words of a page stand once in its markup and once in the code: ${page.slice(0, 200)}`)
    return [words, ...[sharedWith(data)(page) ?? []].flat()]
  })
}

/** Once, and as a whole: an element's text, or a string of the code. */
function standsOnce(words: string, texts: readonly string[]): boolean {
  const [before = '', after = '', ...more] = texts.join('\n').split(words)
  return more.length === 0 && /[>`'"]$/.test(before) && /^[<`'"]/.test(after)
}

const holdersOf = (words: string, texts: Iterable<string>): number => [...texts].filter(text => text.includes(words)).length

/** Texts of elements that markup, code and data write alike: without entities and quotation marks. */
const plainTexts = (markup: string): string[] => [...markup.matchAll(/>([^<>&`'"\\$]{12,})</g)].map(([, text = '']) => text)

/** The release with `edited` in the place of the files of these names, under names of their own, as are all that name them. */
function withFiles(
  { release, files }: { release: Release; files: Files },
  edited: ReadonlyMap<string, string>,
  mark: string,
): VerifiedRelease {
  const texts = new Map(
    [...files].filter(([name]) => isText(name)).map(([name, content]) => [name, edited.get(name) ?? new TextDecoder().decode(content)]),
  )
  const names = renamed(texts, edited.keys(), mark)
  const rename = (text: string): string => [...names].reduce((before, [name, next]) => before.replaceAll(name, next), text)
  const result = new Map<string, Uint8Array<ArrayBuffer>>()
  const listed: Release['files'] = {}
  for (const [name, content] of files) {
    const next = names.get(name)
    const text = texts.get(name)
    const bytes = next && text !== undefined ? new TextEncoder().encode(rename(text)) : content
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
    const { type = '' } = release.files[name] ?? {}
    result.set(next ?? name, bytes)
    listed[next ?? name] = { bytes: bytes.length, integrity, type }
  }
  const { id: _id, files: _files, ...rest } = release
  const nameless = { ...(JSON.parse(rename(JSON.stringify(rest))) as object), files: listed }
  const manifest = { id: releaseIdOf(nameless), ...nameless } as SectionRelease
  return { release: manifest, manifest: new TextEncoder().encode(JSON.stringify(manifest)), files: result }
}

/** New names of the files that changed and, again and again, of those that name one of these. */
function renamed(texts: ReadonlyMap<string, string>, changed: Iterable<string>, mark: string): Map<string, string> {
  const names = new Map<string, string>()
  const waiting = [...changed]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (names.has(name)) continue
    const hash = createHash('sha256').update(`${mark} ${name}`).digest('hex').slice(0, 8)
    const next = name.replace(/-[\w-]{8}(\.\w+)$/, `-${hash}$1`)
    if (next === name) throw new Error(`${name}: expected a name that ends in a hash`)
    names.set(name, next)
    for (const [other, text] of texts) if (text.includes(name)) waiting.push(other)
  }
  return names
}
