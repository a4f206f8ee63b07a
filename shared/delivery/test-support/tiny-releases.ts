/** Releases of a few bytes, as a build would leave them. */
import { createHash } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageHead } from '@site/kit/contract'
import { frameSlot, type ProgramName, type Release, type ReleaseAlias, releaseIdOf, type SectionRelease } from '../src/release/release.ts'
import { readReleaseFolder } from '../src/release/release-folder.ts'
import { createFileStorage } from '../src/storage/file-storage.ts'
import { createReleaseStore, type ReleaseStore } from '../src/store/release-store.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const tinyIdentity = {
  status: 'live' as const,
  name: 'Ada Example',
  origin: 'https://ada.example',
  emailProvider: { origin: 'self', publicKey: 'k', serviceId: 's', templateId: 't' },
}

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
}

const typeOf = (name: string): string => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

type Contents = Record<string, string | Uint8Array>
type Nameless = Release extends infer R ? (R extends Release ? Omit<R, 'id' | 'files' | 'format' | 'react' | 'kit'> : never) : never

/** Writes `manifest` and its files to a new folder. */
export async function writeReleaseFolder(manifest: Nameless, contents: Contents): Promise<string> {
  const folder = await temporaryFolder()
  const files: Record<string, unknown> = {}
  for (const [name, content] of Object.entries(contents)) {
    const bytes = Buffer.from(content)
    files[name] = { bytes: bytes.length, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`, type: typeOf(name) }
    await writeFile(join(folder, name), bytes)
  }
  const kit = manifest.kind === 'section' ? '^1.0.0' : '1.0.0'
  const nameless = { format: 1, react: '19.3', kit, ...manifest, files }
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...nameless, id: releaseIdOf(nameless) }))
  return folder
}

export type TinySection = {
  name?: SectionRelease['name']
  /** Markup by path. */
  pages?: Record<string, string>
  aliases?: ReleaseAlias[]
  head?: Partial<PageHead>
  open?: Contents
  /** Changes the release without changing its pages. */
  mark?: string
}

const fileNameOf = (path: string): string => path.replace(/^\//, '').replace(/[^\w.-]+/g, '-') || 'index'

const homeAliases: ReleaseAlias[] = [
  { path: '/about', page: '/', arriveAt: 'about' },
  { path: '/services', page: '/', arriveAt: 'work' },
  { path: '/services/*', page: '/', arriveAt: 'work' },
]

export function tinySection({
  name = 'remote-home',
  pages = { '/': '<h1>Home</h1>' },
  aliases = '/' in pages ? homeAliases : [],
  head,
  open = {},
  mark = '',
}: TinySection = {}) {
  const contents: Contents = {
    'page.js': 'export {}',
    'page.css': 'main { color: red }',
  }
  const released = Object.entries(pages).map(([path, markup]) => {
    const fragment = `${fileNameOf(path)}${mark}.html`
    contents[fragment] = markup
    const ownHead: PageHead = { title: `Title of ${path}`, description: `About ${path}`, area: 'rights', barTone: 'paper', ...head }
    return { path, head: ownHead, fragment, modules: [`entry${mark}.js`, 'page.js'], styles: ['page.css'] }
  })
  contents[`entry${mark}.js`] = `export const mark = ${JSON.stringify(mark)}`
  const paths = Object.fromEntries(Object.keys(open).map(path => [path, `open${mark}-${fileNameOf(path)}`]))
  for (const [path, content] of Object.entries(open)) contents[paths[path] as string] = content
  return writeReleaseFolder({ kind: 'section', name, entry: `entry${mark}.js`, pages: released, aliases, public: paths }, contents)
}

export type TinyShell = { frames?: Record<string, string>; open?: Contents; mark?: string }

export function tinyShell({ frames = { '*': 'plain bar' }, open = {}, mark = '' }: TinyShell = {}) {
  const contents: Contents = {
    [`main${mark}.js`]: 'export {}',
    'share-react.js': 'export const r = 1',
    'shell.css': 'body { margin: 0 }',
    'text.woff2': 'font',
  }
  const framed = Object.entries(frames).map(([path, bar], index) => {
    const file = `frame-${index}${mark}.html`
    contents[file] = `<header>${bar}</header>${frameSlot}<footer>foot</footer>`
    return [path, file]
  })
  const paths = Object.fromEntries(Object.keys(open).map(path => [path, `open-${fileNameOf(path)}`]))
  for (const [path, content] of Object.entries(open)) contents[paths[path] as string] = content
  return writeReleaseFolder(
    {
      kind: 'shell',
      name: 'shell',
      entry: `main${mark}.js`,
      modules: [`main${mark}.js`, 'share-react.js'],
      styles: ['shell.css'],
      fonts: ['text.woff2'],
      frames: Object.fromEntries(framed),
      public: paths,
    },
    contents,
  )
}

export type TinySite = { store: ReleaseStore; folder: string }

/** Folders of stores that were made in this worker, by the manifests of their releases: a copy costs less than publishing anew. */
const madeStores = new Map<string, Promise<string>>()

/** A store on the disk in which the releases are stable, in the order given. */
export async function tinySite(released: readonly string[]): Promise<TinySite> {
  const manifests = await Promise.all(released.map(each => readFile(join(each, 'release.json'), 'utf8')))
  const key = manifests.join()
  const made = madeStores.get(key) ?? newStore(released)
  madeStores.set(key, made)
  const folder = await temporaryFolder()
  await cp(await made, folder, { recursive: true })
  return { store: createReleaseStore(createFileStorage(folder)), folder }
}

async function newStore(released: readonly string[]): Promise<string> {
  const folder = await temporaryFolder()
  const store = createReleaseStore(createFileStorage(folder))
  for (const each of released) await release(store, each)
  return folder
}

/** Publishes a folder and makes it stable. */
export async function release(store: ReleaseStore, folder: string): Promise<{ program: ProgramName; id: string }> {
  const { program: name, release: id } = await store.publish(await readReleaseFolder(folder))
  await store.setStable(name, id)
  return { program: name, id }
}
